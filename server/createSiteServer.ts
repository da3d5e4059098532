/** The static server for previews and tests: the same behavior as the generated nginx and Caddy configurations. */
import {access} from 'node:fs/promises';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {answerRequest} from '../src/lib/server/answerRequest';
import {findContentType, textTypes, withCharset} from '../src/lib/server/contentTypes';
import {findHeaders, revalidate} from '../src/lib/server/headerRules';
import {isFresh} from '../src/lib/server/isFresh';
import {negotiateEncoding} from '../src/lib/server/negotiateEncoding';
import {parseRequestTarget} from '../src/lib/url/requestTarget';
import {readBuiltSite} from './siteFiles';
import {createTextFiles} from './textFiles';

export interface SiteServerOptions {
  /** Folder of the built site, with the `redirects.json` and `_headers` that the build wrote. */
  readonly root: string;
  /** Path below which the site is served, with both slashes; `/` if none is given. */
  readonly baseUrl?: string;
}

const NOT_FOUND_PAGE = '/404.html';

/**
 * A server that isn't listening yet. It reads the list of files, the rules and the headers once; contents when they
 * are asked for. Every request gets an answer: malformed ones 400, methods other than GET and HEAD 405, a file that
 * vanished 404.
 * @throws ProblemsError if `redirects.json` holds no rules.
 */
export function createSiteServer({root, baseUrl = '/'}: SiteServerOptions): Server {
  const site = readBuiltSite(root);
  const sendCompressedOrBinary = sirv(root, {
    dev: false,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
  });
  const textFiles = createTextFiles(root);
  const hasFile = (file: string): boolean => site.files.has(file);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    const requested = parseRequestTarget(url)?.path ?? '/';
    setHeaders(response, {'Cache-Control': revalidate, ...findHeaders(site.headers, requested)});
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendMessage(response, 405, 'Only GET and HEAD are answered here.');
    }
    const decision = answerRequest(url, {match: site.match, hasFile, baseUrl});
    switch (decision.kind) {
      case 'bad-request':
        return sendMessage(response, 400, 'This address is malformed.');
      case 'redirect':
        response.setHeader('Location', decision.location);
        return sendMessage(response, decision.status, '');
      case 'not-found':
        return sendNotFound(request, response);
      case 'file':
        return sendFile(request, response, decision.file);
    }
  }

  async function sendFile(request: IncomingMessage, response: ServerResponse, file: string): Promise<void> {
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    const isPrecompressed = encoding !== undefined && hasFile(`${file}.${encoding === 'br' ? 'br' : 'gz'}`);
    if (isText(file) && !isPrecompressed) return sendText(request, response, file, 200);
    // Reading a range that ends before it starts would end the process, and no file here is large enough to need ranges.
    delete request.headers.range;
    request.url = encodeURI(file);
    response.setHeader('Content-Type', withCharset(findContentType(file) ?? 'application/octet-stream'));
    // A stream that can't open its file would end the process too.
    await access(path.join(root, file));
    sendCompressedOrBinary(request, response);
  }

  async function sendText(
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
    status: number,
  ): Promise<void> {
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    const {body, etag, lastModified} = await textFiles(file, encoding);
    response.setHeader('Vary', 'Accept-Encoding');
    if (status === 200) {
      setHeaders(response, {ETag: etag, 'Last-Modified': lastModified});
      if (isFresh(request.headers, {etag, lastModified})) return void response.writeHead(304).end();
    }
    setHeaders(response, {
      'Content-Type': withCharset(findContentType(file) ?? 'text/plain'),
      'Content-Length': String(body.length),
    });
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.writeHead(status).end(body);
  }

  async function sendNotFound(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A missing asset must not stay missing for as long as the asset would be kept.
    response.setHeader('Cache-Control', revalidate);
    if (!hasFile(NOT_FOUND_PAGE)) return sendMessage(response, 404, 'Nothing is published at this address.');
    return sendText(request, response, NOT_FOUND_PAGE, 404);
  }

  return createServer((request, response) => {
    answer(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else sendMessage(response, 404, 'This file is gone. Was the site built again? Restart the server.');
    });
  });
}

function isText(file: string): boolean {
  return textTypes.includes(findContentType(file) ?? '');
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function sendMessage(response: ServerResponse, status: number, message: string): void {
  if (message !== '') response.setHeader('Content-Type', withCharset('text/plain'));
  response
    .writeHead(status, {'Cache-Control': revalidate, 'Content-Length': String(Buffer.byteLength(message))})
    .end(message);
}
