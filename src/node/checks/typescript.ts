/** TypeScript blocks by the compiler's parser: syntax only, since a block's imports aren't there. */
import {positionAt, toProblem} from '../../lib/checks/fences/fence';
import {isWhole, type ExternalCheck} from './externalCheck';

export const typescriptCheck: ExternalCheck = {
  name: 'typescript',
  tools: [],
  accepts: isWhole('typescript'),
  check: async (fences) => {
    const {default: ts} = await import('typescript');
    return fences.flatMap((fence) => {
      const options = {
        target: ts.ScriptTarget.ESNext,
        jsx: ts.JsxEmit.Preserve,
        experimentalDecorators: true,
      };
      const {diagnostics = []} = ts.transpileModule(fence.code, {
        compilerOptions: options,
        reportDiagnostics: true,
        fileName: 'block.ts',
      });
      return diagnostics.map(({start, messageText}) =>
        toProblem(fence, {
          ...positionAt(fence.code, start ?? 0),
          message: ts.flattenDiagnosticMessageText(messageText, ' '),
        }),
      );
    });
  },
};
