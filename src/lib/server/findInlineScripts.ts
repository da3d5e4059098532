/** Finds what a content security policy has to allow by hash. */

/**
 * The text of every script that stands inside the page, each once, in order. Data blocks such as JSON-LD aren't
 * scripts.
 */
export function findInlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(
      ([, attributes = '', text = '']) =>
        text !== '' && !/\ssrc\s*=/i.test(attributes) && !isData(attributes),
    )
    .map(([, , text = '']) => text);
  return [...new Set(scripts)];
}

function isData(attributes: string): boolean {
  const type = /\stype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1];
  return type !== undefined && type !== 'module' && !/javascript$/i.test(type);
}
