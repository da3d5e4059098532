/** Go blocks by gofmt, which reads fragments from its standard input: declarations or statements will do. */
import {toProblem} from '../../lib/checks/fences/fence';
import {isWhole, type ExternalCheck} from './externalCheck';
import {run} from './tool';

export const goCheck: ExternalCheck = {
  name: 'gofmt',
  tools: ['gofmt'],
  accepts: isWhole('go'),
  check: async (fences) => {
    const problems = fences.map(async (fence) => {
      const {stderr} = await run('gofmt', [], fence.code);
      // The errors behind the first one mostly follow from it.
      const [, line, column, message = ''] = /^<standard input>:(\d+):(\d+): (.*)$/m.exec(stderr) ?? [];
      return line === undefined
        ? []
        : [toProblem(fence, {line: Number(line), column: Number(column), message})];
    });
    return (await Promise.all(problems)).flat();
  },
};
