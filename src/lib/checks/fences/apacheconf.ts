/** Apache configuration by shape: sections nest, every other line is a directive. */
import type {FenceCheck, Finding} from './fence';

/** A finding for each section that isn't closed or closes another one, and for each directive with an odd quote. */
export const checkApacheconf: FenceCheck = ({code}) => {
  const open: {name: string; line: number}[] = [];
  const findings: Finding[] = [];
  code.split('\n').forEach((text, index) => {
    const line = index + 1;
    const trimmed = text.trim();
    if (trimmed === '' || trimmed.startsWith('#')) return;
    const [, slash, name = ''] = /^<(\/?)([A-Za-z]+)[^<]*>$/.exec(trimmed) ?? [];
    if (slash === '') open.push({name, line});
    else if (slash === '/') {
      const last = open.pop();
      if (last?.name.toLowerCase() !== name.toLowerCase())
        findings.push({
          line,
          message: `</${name}> closes ${last ? `<${last.name}> of line ${last.line}` : 'nothing'}.`,
        });
    } else if (!/^[A-Za-z]\w*(\s|$|\\$)/.test(trimmed) && !isContinued(code, index)) {
      findings.push({line, message: `"${trimmed}" is neither a directive nor a section.`});
    }
    if ((trimmed.replaceAll('\\"', '').match(/"/g) ?? []).length % 2 === 1)
      findings.push({line, message: 'A double quote is not closed.'});
  });
  return [
    ...findings,
    ...open.map(({name, line}) => ({line, message: `<${name}> is not closed.`, fix: `Add </${name}>.`})),
  ];
};

function isContinued(code: string, index: number): boolean {
  return code.split('\n')[index - 1]?.endsWith('\\') ?? false;
}
