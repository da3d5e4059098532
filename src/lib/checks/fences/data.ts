/** JSON and TOML, by their parsers. */
import {parse as parseToml, TomlError} from 'smol-toml';
import {positionAt, type FenceCheck, type Finding} from './fence';

export const checkJson: FenceCheck = ({code}) => findJsonErrors(code);

/** The first place where the text is no JSON (RFC 8259). */
export function findJsonErrors(text: string): Finding[] {
  const error = jsonError(text);
  return error ? [{...positionAt(text, findErrorOffset(text)), message: error.message}] : [];
}

// V8 names the position of some errors only, so: the longest beginning that fails for want of more text ends at the error.
function findErrorOffset(text: string): number {
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isBeginning(text.slice(0, middle))) low = middle;
    else high = middle - 1;
  }
  return low;
}

function isBeginning(text: string): boolean {
  const message = jsonError(text)?.message;
  if (message === undefined || /end of JSON input|^Unterminated/.test(message)) return true;
  return Number(/position (\d+)/.exec(message)?.[1] ?? -1) >= text.length;
}

function jsonError(text: string): SyntaxError | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error as SyntaxError;
  }
}

/** The first place where the code is no TOML (version 1.0). */
export const checkToml: FenceCheck = ({code}) => {
  try {
    parseToml(code);
    return [];
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    return [
      {line: error.line, column: error.column, message: error.message.split('\n', 1)[0] ?? error.message},
    ];
  }
};
