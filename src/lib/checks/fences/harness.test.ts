import {describe, expect, it} from 'vitest';
import {toCaddyHarness} from './caddyHarness';
import {toNginxHarness} from './nginxHarness';

describe('toNginxHarness', () => {
  it.each([
    ['main', 'events {}\nhttp {\n  server {}\n}', 1],
    ['http', 'upstream authentik {\n  server 127.0.0.1:9000;\n}\nserver {}', 3],
    ['http', '# note: location\nmap $http_upgrade $connection {\n  default upgrade;\n}', 3],
    ['server', 'listen 443 ssl;\nlocation / {\n  return 204;\n}', 4],
    ['location', 'proxy_set_header Host $host;', 5],
    ['location', 'if ($request_method = OPTIONS) { return 204; }', 5],
  ])('puts a block of context %s where it belongs', (_, code, firstLine) => {
    const harness = toNginxHarness(code, '/tmp/x');
    expect(harness.firstLine).toBe(firstLine);
    expect(harness.config.split('\n')).toHaveLength(
      code.split('\n').length + (harness.config.split('\n').length - code.split('\n').length),
    );
    expect(harness.config.split('\n')[firstLine - 1 + code.split('\n').length - 1]).toContain(
      code.split('\n').at(-1)?.trim(),
    );
  });

  it.each([
    ['proxy_pass http://authentik:9000/a;', 'proxy_pass http://127.0.0.1:9000/a;'],
    ['proxy_pass $upstream;', 'proxy_pass $upstream;'],
    ['proxy_pass http://$host;', 'proxy_pass http://$host;'],
    [
      'upstream auth {\n  server auth.example.com:9000 weight=2;\n}',
      'upstream auth {\n  server 127.0.0.1:9000 weight=2;\n}',
    ],
    ['server_name app.example.com;', 'server_name app.example.com;'],
    ['listen 443 ssl;', 'listen 127.0.0.1:20443 ssl;'],
    ['listen [::]:443 ssl;', 'listen 127.0.0.2:20443 ssl;'],
    ['ssl_certificate_key /etc/ssl/key.pem;', 'ssl_certificate_key /$ssl_server_name;'],
    ['ssl_dhparam /etc/ssl/dh.pem;', ' '.repeat('ssl_dhparam /etc/ssl/dh.pem;'.length)],
  ])('replaces what no machine has: %j', (code, expected) => {
    expect(toNginxHarness(code, '/tmp/x').config).toContain(expected);
  });

  it('keeps the names of upstreams of the block', () => {
    const code =
      'upstream authentik {\n  server 127.0.0.1:9000;\n}\nserver {\n  location / { proxy_pass http://authentik; }\n}';
    expect(toNginxHarness(code, '/tmp/x').config).toContain('proxy_pass http://authentik;');
  });
});

describe('toCaddyHarness', () => {
  it.each([
    ['app.example.com {\n\trespond 204\n}', 1],
    ['{\n\temail jane@example.com\n}', 1],
    ['(snippet) {\n\trespond 204\n}', 1],
    ['# note\nreverse_proxy authentik:9000', 2],
    ['@api path /api/*\nhandle @api {\n}', 2],
  ])('finds out whether %j is the inside of a site', (code, firstLine) => {
    expect(toCaddyHarness(code).firstLine).toBe(firstLine);
    expect(
      toCaddyHarness(code)
        .config.split('\n')
        .slice(firstLine - 1)
        .join('\n')
        .startsWith(code),
    ).toBe(true);
  });

  it('needs no certificate files', () => {
    expect(toCaddyHarness('a.example.com {\n\ttls /a.pem /a.key\n}').config).toContain('\ttls internal\n');
    expect(toCaddyHarness('a.example.com {\n\ttls jane@example.com\n}').config).toContain(
      'tls jane@example.com',
    );
  });
});
