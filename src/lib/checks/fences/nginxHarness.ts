/**
 * A complete nginx configuration around a block of a page, which may be a whole file, a server or a few locations.
 * What the machine of the check can't have (names to resolve, certificates, low ports) is replaced; no line moves.
 */

/** Where the directives of a block may stand, from outside in. */
const contexts = ['main', 'http', 'server', 'location'] as const;

type Context = (typeof contexts)[number];

/** Blocks and directives that stand in one context only; anything else goes where its neighbors are, or into a location. */
const contextOf: Readonly<Record<string, Context>> = {
  ...{
    http: 'main',
    events: 'main',
    stream: 'main',
    user: 'main',
    worker_processes: 'main',
    load_module: 'main',
  },
  ...{
    server: 'http',
    upstream: 'http',
    map: 'http',
    geo: 'http',
    limit_req_zone: 'http',
    proxy_cache_path: 'http',
  },
  ...{location: 'server', listen: 'server', server_name: 'server', ssl_certificate: 'server'},
};

export interface Harness {
  readonly config: string;
  /** Line of `config` on which the block begins. */
  readonly firstLine: number;
}

/** `location / {…}` → a configuration with `events`, `http` and a server around it. `folder` takes nginx's temporary files. */
export function toNginxHarness(code: string, folder: string): Harness {
  const names = topLevelNames(code);
  const found = names.flatMap((name) => contextOf[name] ?? []);
  const context = contexts.find((candidate) => found.includes(candidate)) ?? 'location';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  const block = withoutSurroundings(code);
  if (context === 'main') {
    const config = block.replace(/^(\s*http\s*\{)/m, `$1 ${temporary}`);
    return {config: names.includes('events') ? config : `${config}\nevents {}\n`, firstLine: 1};
  }
  const before = ['events {}', `http { ${temporary}`];
  const after = ['}'];
  if (context !== 'http') {
    before.push(names.includes('listen') ? 'server {' : 'server { listen 127.0.0.1:20999;');
    after.unshift('}');
  }
  if (context === 'location') {
    before.push('location /harness {');
    after.unshift('}');
  }
  return {config: [...before, block, ...after, ''].join('\n'), firstLine: before.length + 1};
}

/** Names of the directives that stand in no block of the code. */
function topLevelNames(code: string): string[] {
  const bare = code.replace(/(^|\s)#.*$/gm, '$1').replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, 'text');
  const names: string[] = [];
  let depth = 0;
  for (const [token] of bare.matchAll(/\$\{\w+\}|[{};]|[^{};\s$]+|\$/g)) {
    if (token === '{') depth += 1;
    else if (token === '}') depth -= 1;
    else if (depth === 0) names.push(token);
  }
  return names;
}

function withoutSurroundings(code: string): string {
  const upstreams = [...code.matchAll(/\bupstream\s+([\w.-]+)/g)].map((match) => match[1]);
  return (
    code
      // Host names are resolved when the configuration is read, except those of upstreams and in variables.
      .replace(/\b((?:proxy|grpc)_pass\s+\w+:\/\/)([\w.-]+)/g, (text, before: string, host: string) =>
        upstreams.includes(host) ? text : `${before}127.0.0.1`,
      )
      .replace(/\b((?:fastcgi|uwsgi|scgi)_pass\s+)([\w.-]+)(?=:\d)/g, '$1127.0.0.1')
      .replace(/^(\s*server\s+)[A-Za-z][\w.-]*(?=[:;\s][^{]*;)/gm, '$1127.0.0.1')
      .replace(/^(\s*resolver\s+)[A-Za-z][\w.-]*/gm, '$1127.0.0.1')
      // Low ports need root, and IPv6 may be off.
      .replace(
        /^(\s*listen\s+)(?:([\w.*-]+|\[[^\]]*\]):)?(\d+)/gm,
        (_, before: string, host: string | undefined, port: string) =>
          `${before}127.0.0.${host?.startsWith('[') ? '2' : '1'}:${20000 + (Number(port) % 20000)}`,
      )
      // With a variable in their paths certificates are read at the handshake only.
      .replace(/^(\s*ssl_certificate(?:_key)?\s+)[^;]+/gm, '$1/$ssl_server_name')
      .replace(
        /^\s*(?:include\s+\/?[\w./-]+|ssl_(?:trusted|client)_certificate|ssl_dhparam|ssl_crl|ssl_password_file|proxy_ssl_[a-z_]*(?:certificate|certificate_key|crl)|(?:access|error)_log|pid|load_module)\b[^;{}]*;/gm,
        (line) => line.replaceAll(/[^\n]/g, ' '),
      )
  );
}
