/** Python blocks, compiled in one process by `compileBlocks.py`. */
import path from 'node:path';
import {toProblem} from '../../lib/checks/fences/fence';
import {isWhole, type ExternalCheck} from './externalCheck';
import {run} from './tool';

interface CompileProblem {
  readonly block: number;
  readonly line: number;
  readonly column: number | null;
  readonly message: string;
}

export const pythonCheck: ExternalCheck = {
  name: 'python3',
  tools: ['python3'],
  accepts: isWhole('python'),
  check: async (fences) => {
    const blocks = fences.map(({code, info}) => ({code, expression: info.words.has('expression')}));
    const {code, stdout, stderr} = await run(
      'python3',
      [path.join(__dirname, 'compileBlocks.py')],
      JSON.stringify(blocks),
    );
    if (code !== 0) throw new Error(`python3 did not run compileBlocks.py: ${stderr}`);
    return (JSON.parse(stdout) as CompileProblem[]).flatMap(({block, line, column, message}) => {
      const fence = fences[block];
      return fence ? [toProblem(fence, {line, ...(column !== null && {column}), message})] : [];
    });
  },
};
