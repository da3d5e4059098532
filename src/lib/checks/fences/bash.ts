/** What a shell block must not show, whatever its syntax: it is copied and pasted as a whole. */
import type {FenceCheck} from './fence';

/** A finding for each line that begins with a prompt. */
export const checkPrompts: FenceCheck = ({code}) =>
  code.split('\n').flatMap((text, index) => {
    const [prompt] = /^\s*(?:\$ |\w+@[\w.-]+\S*[#$] |PS [A-Z]:\S*>)/.exec(text) ?? [];
    if (prompt === undefined) return [];
    const fix = 'Leave it out, and give output a block of its own (```text).';
    return [
      {line: index + 1, column: 1, message: `The line begins with the prompt "${prompt.trim()}".`, fix},
    ];
  });
