/** Values that look like secrets: readers paste them as they stand, and scanners raise alarms over them. */
import {positionAt, type FenceCheck} from './fence';

const issued: readonly {what: string; pattern: RegExp}[] = [
  {what: 'an AWS access key', pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g},
  {what: 'a GitHub token', pattern: /\b(?:gh[pousr]_\w{20,}|github_pat_\w{20,})/g},
  {what: 'a Slack token', pattern: /\bxox[abeprs]-[\w-]{10,}/g},
  {what: 'a Google API key', pattern: /\bAIza[\w-]{35}\b/g},
  {what: 'a JSON Web Token', pattern: /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]*/g},
  {what: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/g},
];

// A key that ends in one of these words, then "=" or ":", then a value in quotes or none.
const assigned =
  /\b[\w.-]*(?:password|passwd|secret|token|api[_-]?key|secret[_-]?key|private[_-]?key)["']?(?: *=> *|\s*[:=]\s*)(["']?)([\w+/=.~^-]{6,})\1(?![\w(.[])/gi;

const invented: readonly string[] = [
  'changeme',
  'hunter2',
  'password',
  'insecure',
  'supersecret',
  'topsecret',
  'mysecret',
  'secret123',
];

/** A finding for each token of a known form, and for each literal value of a key that holds a secret. */
export const checkSecrets: FenceCheck = ({code, language}) => {
  const tokens = issued.flatMap(({what, pattern}) =>
    [...code.matchAll(pattern)].map(({0: value, index}) => ({
      index,
      message: `"${value.slice(0, 12)}…" looks like ${what}.`,
    })),
  );
  const values = [...code.matchAll(assigned)].flatMap(({0: text, 1: quote, 2: value = '', index}) => {
    // Without quotes a program's value is a name.
    if (quote === '' && ['python', 'go', 'typescript', 'hcl', 'powershell'].includes(language)) return [];
    return isInvented(value)
      ? [{index: index + text.lastIndexOf(value), message: `"${value}" is the value of a secret.`}]
      : [];
  });
  const fix = 'Write a shell variable ("$AUTHENTIK_TOKEN") or say how to generate the value.';
  return [...tokens, ...values].map(({index, message}) => ({...positionAt(code, index), message, fix}));
};

// Letters and digits mixed are no word of a language; example names (my-app, authentik) stay.
function isInvented(value: string): boolean {
  if (invented.includes(value.toLowerCase())) return true;
  return (
    value.length >= 10 &&
    /[a-z]/i.test(value) &&
    /\d/.test(value) &&
    !/[._/-][a-z]{3,}|^[\w-]+\.[\w.-]+$/.test(value)
  );
}
