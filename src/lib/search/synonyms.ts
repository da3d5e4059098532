/** Words that readers use for what the pages call otherwise. */

/** Each group is one thing; the words of a group find each other. */
export const groups: readonly (readonly string[])[] = [
  ['sso', 'signon'],
  ['oidc', 'openid', 'oauth', 'oauth2'],
  ['2fa', 'mfa', 'authenticator'],
  ['passkey', 'passkeys', 'webauthn', 'fido2', 'yubikey'],
  ['totp', 'otp'],
  ['k8s', 'kubernetes'],
  ['helm', 'chart'],
  ['env', 'environment', 'variable'],
  ['postgres', 'postgresql', 'database', 'db'],
  ['ad', 'directory'],
  ['azure', 'entra', 'microsoft'],
  ['gws', 'workspace'],
  ['smtp', 'email', 'mail'],
  ['ssl', 'tls', 'https'],
  ['cert', 'certificate', 'certs'],
  ['login', 'signin', 'authentication'],
  ['logout', 'signout'],
  ['register', 'signup', 'enrollment'],
  ['reset', 'recovery'],
  ['update', 'upgrade'],
  ['uninstall', 'remove', 'delete'],
  ['log', 'logs', 'logging'],
  ['docker', 'compose'],
  ['proxy', 'proxied'],
  ['websocket', 'websockets'],
  ['app', 'application'],
  ['repo', 'repository'],
  ['glossary', 'terminology'],
  ['offline', 'gapped', 'airgapped'],
  ['rbac', 'roles', 'permissions'],
  ['invite', 'invitation'],
];

const byWord = new Map(groups.flatMap((group) => group.map((word) => [word, group] as const)));

/** Other words for the same thing, without the word itself. */
export function synonymsOf(word: string): readonly string[] {
  return byWord.get(word)?.filter((other) => other !== word) ?? [];
}
