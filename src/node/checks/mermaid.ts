/** Diagrams by Mermaid's own parsers: the browser draws them, and would show an error in place of a broken one. */
import {toProblem, type Finding} from '../../lib/checks/fences/fence';
import type {Problem} from '../../lib/problems';
import type {ExternalCheck} from './externalCheck';

export const mermaidCheck: ExternalCheck = {
  name: 'mermaid',
  tools: [],
  accepts: (fence) => fence.language === 'mermaid',
  check: async (fences) => {
    // The parsers clean labels with DOMPurify, which has no methods outside a browser. Nothing is drawn here.
    const {default: purifier} = await import('dompurify');
    Object.assign(purifier, {addHook: () => undefined, sanitize: (text: string) => text});
    const {default: mermaid} = await import('mermaid');
    const problems: Problem[] = [];
    for (const fence of fences) {
      try {
        await mermaid.parse(fence.code);
      } catch (error) {
        problems.push(toProblem(fence, toFinding((error as Error).message)));
      }
    }
    return problems;
  },
};

// `Parse error on line 2:\n...>>: hi\n-----^\nExpecting 'ACTOR', got 'TXT'` → where and what was read, without the list.
function toFinding(text: string): Finding {
  const line = Number(/line (\d+)/i.exec(text)?.[1] ?? 1);
  const [head = text, near] = text.split('\n');
  const got = /got '(\w+)'$/.exec(text.trim())?.[1];
  return {
    line,
    message: got === undefined ? head : `The diagram can't be parsed near "${near}": unexpected ${got}.`,
  };
}
