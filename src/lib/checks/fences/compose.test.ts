import {describe, expect, it} from 'vitest';
import {isComposeFile} from './compose';
import {toProblem} from './fence';
import {fenceOf, inCode} from './testFence';
import {checkYaml} from './yaml';

function check(code: string, title = 'compose.yml'): string[] {
  const fence = fenceOf(`yaml title="${title}"`, code);
  return inCode(checkYaml(fence).map((finding) => toProblem(fence, finding)));
}

const file = `services:
  postgresql:
    image: docker.io/library/postgres:16-alpine
    environment:
      POSTGRES_PASSWORD: \${PG_PASS:?database password required}
    healthcheck:
      test: ["CMD-SHELL", "pg_isready"]
      interval: 30s
      retries: 5
    volumes:
      - database:/var/lib/postgresql/data
  server:
    image: ghcr.io/goauthentik/server:\${TAG:-2025.10}
    command: server
    ports:
      - \${PORT:-9000}:9000
      - target: 9443
        published: "9443"
    env_file: [.env]
    volumes:
      - ./media:/media
    depends_on:
      postgresql:
        condition: service_healthy
volumes:
  database:
    driver: local
`;

describe('Compose files', () => {
  it('are fine when keys, values and references are', () => {
    expect(check(file)).toEqual([]);
  });

  it.each([
    ['version: "3"\n', '1:1 yaml: The document has the unknown key "version".', 'Remove it.'],
    [
      'services:\n  a:\n    image: x\n    volume: []',
      '4:5 yaml: "services.a" has the unknown key "volume".',
      'Did you mean "volumes"?',
    ],
    [
      'services:\n  a:\n    restart: sometimes',
      '3:5 yaml: "services.a.restart" ("sometimes") must be no, always,',
      '',
    ],
    [
      'services:\n  a:\n    healthcheck:\n      interval: 30',
      '4:7 yaml: "services.a.healthcheck.interval" (30) must be a duration',
      '',
    ],
    ['services:\n  a:\n    ports: 80', '3:5 yaml: "services.a.ports" (80) must be array.', ''],
    [
      'services:\n  a:\n    depends_on: [b]',
      '3:5 yaml: "services.a.depends_on" names "b", which the file does not declare.',
      'compose.override.yml.',
    ],
    ['services:\n  a:\n    volumes: ["data:/data"]', '"services.a.volumes" names "data"', ''],
    [
      'services:\n  a:\n    networks: [front]\nnetworks:\n  frond:',
      '"services.a.networks" names "front"',
      'Did you mean "frond"?',
    ],
  ])('are reported as %j', (code, problem, fix) => {
    const [first = '', ...others] = check(code);
    expect(others).toEqual([]);
    expect(first).toContain(problem);
    expect(first.endsWith(fix)).toBe(true);
  });

  it('may take services and volumes from the file that they override', () => {
    const override =
      'services:\n  worker:\n    depends_on: [server]\n    volumes: ["data:/data"]\n    ports: !reset []';
    expect(check(override, 'docker-compose.override.yml')).toEqual([]);
    expect(check(override)).not.toEqual([]);
  });
});

it.each([
  ['compose.yml', true],
  ['docker-compose.yaml', true],
  ['/srv/authentik/docker-compose.override.yml', true],
  ['compose.proxy.yml', true],
  ['decompose.yml', false],
  ['values.yaml', false],
  [undefined, false],
])('isComposeFile(%s) is %s', (title, expected) => {
  expect(isComposeFile(title)).toBe(expected);
});
