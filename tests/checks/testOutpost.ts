/**
 * Stands in for the outpost and the application behind a reverse proxy. It answers as `internal/outpost/proxyv2` at
 * version/2025.10.4 does: `handlers.go`, `mode_forward.go`, `oauth.go`, `oauth_callback.go`, `application.go`.
 */
import {createHash, randomUUID} from 'node:crypto';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

const prefix = '/outpost.goauthentik.io';
const cookieName = 'authentik_proxy_0a1b2c3d';

/** What the application got, as its answer says it. */
export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** An outpost with one provider: `externalHost` is its external host, `cookieDomain` is set in domain-level mode. */
export async function startOutpost(externalHost: string, cookieDomain?: string): Promise<Server> {
  const sessions = new Map<string, {user?: string}>();

  return listen((request, response) => {
    const url = new URL(request.url ?? '/', 'http://outpost');
    const host = String(request.headers['x-forwarded-host'] ?? request.headers.host);
    const id = new RegExp(`${cookieName}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1] ?? '';
    const session = sessions.get(id);
    const cookie = (name: string) =>
      `${cookieName}=${name}; Path=/; HttpOnly; SameSite=Lax${cookieDomain ? `; Domain=${cookieDomain}` : ''}`;
    const send = (status: number, headers: Record<string, string> = {}, body = '') => {
      response.writeHead(status, headers).end(body);
    };
    const isOurs = (name: string) =>
      cookieDomain ? name.endsWith(cookieDomain) : name === new URL(externalHost).host;
    const startLogin = (target: string) => {
      const name = session ? id : randomUUID();
      if (!session) sessions.set(name, {});
      const callback = `${externalHost}${prefix}/callback?X-authentik-auth-callback=true`;
      const query = new URLSearchParams({redirect_uri: callback, state: `${name} ${target}`});
      send(302, {location: `http://authentik.test/authorize?${query}`, 'set-cookie': cookie(name)});
    };
    const finishLogin = (state: string) => {
      const [name = '', target] = state.split(' ');
      if (!session || name !== id) return send(400);
      session.user = 'jane';
      return send(302, {location: target || externalHost, 'set-cookie': cookie(id)});
    };
    const answer = (original: URL | undefined, deny: () => void) => {
      if (!original) return send(500, {}, 'configuration error');
      if (session?.user === undefined) return original.pathname.startsWith('/public/') ? send(200) : deny();
      const jwt = 'j'.repeat(9000);
      return send(200, {
        ...{'X-authentik-username': session.user, 'X-authentik-groups': 'a|b', 'X-authentik-jwt': jwt},
      });
    };

    if (url.pathname === `${prefix}/ping`) return send(204);
    if (!isOurs(host)) return send(400, {}, 'no app for hostname');
    if (url.searchParams.get('X-authentik-auth-callback') === 'true')
      return finishLogin(url.searchParams.get('state') ?? '');
    switch (url.pathname) {
      case `${prefix}/start`: {
        const target = new URL(url.searchParams.get('rd') ?? '/', externalHost);
        return startLogin(isOurs(target.host) ? target.href : '');
      }
      case `${prefix}/sign_out`:
        sessions.delete(id);
        return send(302, {location: 'http://authentik.test/end-session/'});
      case `${prefix}/auth/nginx`:
        // The relative form wins, as in the outpost.
        return answer(
          toUrl(request.headers['x-original-uri'] ?? request.headers['x-original-url'], externalHost),
          () => send(401, {}, 'unauthorized request'),
        );
      case `${prefix}/auth/caddy`: {
        const {headers} = request;
        const forwarded = `${headers['x-forwarded-proto']}://${host}${headers['x-forwarded-uri']}`;
        return answer(toUrl(forwarded), () => startLogin(forwarded));
      }
      default:
        return send(404);
    }
  });
}

/** An application that answers with the request that it got, and opens WebSockets. */
export async function startApplication(): Promise<Server> {
  const server = await listen((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const {method, url, headers} = request;
      response.writeHead(url === '/refused' ? 401 : 200).end(JSON.stringify({method, url, headers, body}));
    });
  });
  server.on('upgrade', ({headers}: IncomingMessage, socket) => {
    const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const lines = [
      ...['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'],
      `Sec-WebSocket-Accept: ${createHash('sha1').update(key).digest('base64')}`,
      `X-User: ${String(headers['x-authentik-username'])}`,
    ];
    socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  });
  return server;
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function toUrl(value: string | string[] | undefined, base?: string): URL | undefined {
  return typeof value === 'string' && URL.canParse(value, base) ? new URL(value, base) : undefined;
}

function listen(handler: (request: IncomingMessage, response: ServerResponse) => void): Promise<Server> {
  const server = createServer(handler);
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
