import {expect, it} from 'vitest';
import {checkSecrets} from './secrets';
import {fenceOf} from './testFence';

it.each([
  ['bash', 'export AUTHENTIK_TOKEN="$TOKEN"\ncurl -H "Authorization: Bearer $AUTHENTIK_TOKEN"'],
  ['bash', 'echo "PG_PASS=$(openssl rand -base64 36 | tr -d \'\\n\')" >> .env'],
  [
    'yaml',
    'POSTGRES_PASSWORD: ${PG_PASS:?database password required}\nclient_secret: !Env CLIENT_SECRET\nexistingSecret: authentik-secrets2',
  ],
  ['yaml', 'password: file:///run/secrets/pg_pass1\nsecret_key: "env://AUTHENTIK_SECRET_KEY1"'],
  ['ini', 'AUTHENTIK_EMAIL__PASSWORD=\nAUTHENTIK_SECRET_KEY=authentik'],
  ['python', 'token = request.context["token"]\npassword = generate_password12(20)'],
  ['json', '{"grant_type": "client_credentials", "token_type": "Bearer"}'],
])('accepts %s %j', (language, code) => {
  expect(checkSecrets(fenceOf(language, code))).toEqual([]);
});

it.each([
  ['bash', 'TOKEN=ghp_0123456789abcdefghij0123', '"ghp_01234567…" looks like a GitHub token.'],
  ['text', `a\n-----BEGIN EC PRIVATE KEY-----`, 'looks like a private key.'],
  ['http', 'Authorization: Bearer eyJhbGciOiJI.eyJzdWIiOiIx.abc', 'looks like a JSON Web Token.'],
  ['yaml', 'password: changeme', '"changeme" is the value of a secret.'],
  ['ini', 'AUTHENTIK_SECRET_KEY=g7Hq2Lp0sX9vB4', '"g7Hq2Lp0sX9vB4" is the value of a secret.'],
  ['json', '{"client_secret": "a8Fk39dkQ02mx"}', '"a8Fk39dkQ02mx" is the value of a secret.'],
  ['python', 'api_key = "a8Fk39dkQ02mx"', '"a8Fk39dkQ02mx" is the value of a secret.'],
])('reports %s %j', (language, code, message) => {
  expect(checkSecrets(fenceOf(language, code)).map((finding) => finding.message)).toContainEqual(
    expect.stringContaining(message),
  );
});

it('names the place of the value and the way out', () => {
  expect(checkSecrets(fenceOf('yaml', 'a: 1\npassword: changeme'))).toEqual([
    expect.objectContaining({line: 2, column: 11, fix: expect.stringContaining('"$AUTHENTIK_TOKEN"')}),
  ]);
});
