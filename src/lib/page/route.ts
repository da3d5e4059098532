/** The one place that knows how a page's file, its document id and its route relate: path = URL. */

/** `install-config/index.mdx → /install-config/`, `core/architecture.mdx → /core/architecture/`. */
export function fileToRoute(file: string): string {
  const id = file.replace(/\.mdx?$/, '');
  return id === 'index' ? '/' : `/${id.replace(/\/index$/, '')}/`;
}

/** `/install-config/ → install-config/index` if that document exists, else `install-config` if that one does. */
export function routeToDocId(route: string, exists: (docId: string) => boolean): string | undefined {
  const id = route.replace(/^\/|\/$/g, '');
  return [id === '' ? 'index' : `${id}/index`, id].find((candidate) => candidate !== '' && exists(candidate));
}

/** The page's Markdown twin, beside its folder: `/install-config/ → /install-config.md`, `/ → /index.md`. */
export function routeToTwin(route: string): string {
  return route === '/' ? '/index.md' : `${route.replace(/\/$/, '')}.md`;
}
