/** Which checks a block gets without any other program. Programs for the rest are started in `src/node/checks`. */
import type {Problem} from '../../problems';
import {checkApacheconf} from './apacheconf';
import {checkPrompts} from './bash';
import {findUnbalanced, hasBracketSyntax} from './brackets';
import {checkJson, checkToml} from './data';
import {toProblem, type Fence, type FenceCheck} from './fence';
import {checkSecrets} from './secrets';
import {checkDiff, checkDocker, checkHttp, checkIni, checkLdif} from './shapes';
import {checkYaml} from './yaml';

/** Languages of which also a partial block holds to the rule. */
const lineChecks: Readonly<Record<string, readonly FenceCheck[]>> = {
  bash: [checkPrompts],
  docker: [checkDocker],
  diff: [checkDiff],
  http: [checkHttp],
  ini: [checkIni],
  ldif: [checkLdif],
  powershell: [checkPrompts],
  yaml: [checkYaml],
};

/** Languages that are parsed as a whole. */
const wholeChecks: Readonly<Record<string, readonly FenceCheck[]>> = {
  apacheconf: [checkApacheconf],
  json: [checkJson],
  toml: [checkToml],
};

/** Languages for which brackets and quotes are all that is checked. */
const bracketLanguages: readonly string[] = ['hcl', 'powershell', 'promql', 'sql'];

/** Everything wrong with a block that can be said without starting a program. */
export function checkFence(fence: Fence): Problem[] {
  const {language, info} = fence;
  const isPartial = info.words.has('partial');
  const checks = [
    checkSecrets,
    ...(lineChecks[language] ?? []),
    ...(isPartial ? [] : (wholeChecks[language] ?? [])),
  ];
  const findings = checks.flatMap((check) => check(fence)).map((finding) => toProblem(fence, finding));
  const needsBrackets = bracketLanguages.includes(language) || isPartial;
  return [...findings, ...(needsBrackets ? checkBrackets(fence) : []), ...checkWordUse(fence)];
}

/** Brackets and quotes alone: the part of a language's check that is left when its program is missing. */
export function checkBrackets(fence: Fence): Problem[] {
  if (!hasBracketSyntax(fence.language)) return [];
  return findUnbalanced(fence.code, fence.language).map((finding) => toProblem(fence, finding));
}

function checkWordUse(fence: Fence): Problem[] {
  const {language, info} = fence;
  const misplaced = (['blueprint', 'expression'] as const).filter(
    (word) => info.words.has(word) && language !== languageOf[word],
  );
  return misplaced.map((word) =>
    toProblem(fence, {
      line: 1,
      message: `The word "${word}" does not fit the language.`,
      fix: `It belongs to ${languageOf[word]} blocks.`,
    }),
  );
}

const languageOf = {blueprint: 'yaml', expression: 'python'} as const;
