/** Code blocks for the tests of the checks. */
import {formatProblem, type Problem} from '../../problems';
import {pageOf} from '../testPage';
import {readFences, type Fence} from './fence';

/** The only fence of a page whose body is that fence: its code begins on line 7. */
export function fenceOf(info: string, code: string): Fence {
  const [fence] = readFences(pageOf(`\`\`\`\`${info}\n${code}\n\`\`\`\``)).fences;
  if (!fence) throw new Error(`The language of "${info}" is unknown.`);
  return fence;
}

/** Problems as `line:column message`, with lines of the code. */
export function inCode(problems: readonly Problem[]): string[] {
  return problems.map(({line = 0, column, message, fix}) =>
    formatProblem({
      file: '',
      line: line - 6,
      ...(column !== undefined && {column}),
      message,
      ...(fix !== undefined && {fix}),
    }).slice(1),
  );
}
