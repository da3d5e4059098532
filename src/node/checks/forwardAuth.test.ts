/** Every configuration of `facts/forward-auth` through the checks that fences of pages get; a missing program skips its part. */
import {describe, expect, it, test} from 'vitest';
import type {Fence} from '../../lib/checks/fences/fence';
import {fenceOf, inCode} from '../../lib/checks/fences/testFence';
import type {ForwardAuthBlock} from '../../lib/facts/forwardAuth';
import {forwardAuthModes, type ForwardAuthMode} from '../../lib/facts/forwardAuthChoices';
import {readForwardAuth} from '../readForwardAuth';
import {checkBlocks} from './checkBlocks';
import {hasTool} from './tool';

const proxies = readForwardAuth();
const modes = Object.keys(forwardAuthModes) as ForwardAuthMode[];
const variants = proxies.flatMap((proxy) => modes.map((mode) => ({id: proxy.id, mode, blocks: proxy[mode]})));

/** Nginx Proxy Manager puts what its users write into a server, behind these variables. */
const inProxyManager = (code: string) =>
  `server {\nset $forward_scheme http;\nset $server 127.0.0.1;\nset $port 80;\n${code}\n}`;

function toFence({file, language, title, code}: ForwardAuthBlock): Fence {
  const isManaged = file.startsWith('nginx-proxy-manager/');
  return fenceOf(`${language} title="${title}"`, isManaged ? inProxyManager(code) : code);
}

const textOf = (blocks: readonly ForwardAuthBlock[]) => blocks.map(({code}) => code).join('\n');

describe.each(variants)('$id, $mode', ({id, mode, blocks}) => {
  const text = textOf(blocks);

  it('passes the checks of its languages', async () => {
    const {problems} = await checkBlocks(blocks.map(toFence), hasTool);
    expect(inCode(problems)).toEqual([]);
  });

  it('asks the endpoint of the outpost that answers in its way', () => {
    const endpoint = /^(nginx|traefik|caddy)/.exec(id)?.[1] ?? (id === 'haproxy' ? 'traefik' : 'envoy');
    const found = [...text.matchAll(/\/outpost\.goauthentik\.io\/auth\/(\w+)/g)].map(([, name]) => name);
    expect(new Set(found)).toEqual(new Set([endpoint]));
  });

  it('routes the path of the outpost on the host to which logins return', () => {
    const host = mode === 'single' ? 'app.example.com' : 'auth.example.com';
    const routing = blocks.filter(({code}) => /\/outpost\.goauthentik\.io(?!\/(?:auth|start))/.test(code));
    const kinds = routing.map(({outpost}) => outpost);
    // In domain mode the server of authentik answers for the embedded outpost already.
    expect(mode === 'single' || kinds.every((kind) => kind === 'standalone')).toBe(true);
    expect(routing.length).toBeGreaterThan(0);
    for (const {code, title} of routing) expect(`${title}\n${code}`).toContain(host);
  });

  it('uses only sample values that readers can replace', () => {
    const hosts = text.match(/\b[\w-]+\.(?:example\.com|internal)\b/g) ?? [];
    const known = [
      'app.example.com',
      'auth.example.com',
      'outpost.internal',
      'app.internal',
      'authentik.internal',
    ];
    expect(hosts.filter((host) => !known.includes(host))).toEqual([]);
  });
});

test.each(variants.filter(({id}) => /^nginx(-proxy-manager)?$/.test(id)))(
  '$id, $mode: what the outpost believes comes from nginx, not from the client',
  ({blocks}) => {
    const [asking = ''] = /location = \/outpost[^}]*\}/.exec(textOf(blocks)) ?? [];
    for (const header of ['Host', 'X-Forwarded-Host', 'X-Original-URI', 'X-Original-URL'])
      expect(asking).toMatch(new RegExp(`proxy_set_header\\s+${header}\\s`));
  },
);
