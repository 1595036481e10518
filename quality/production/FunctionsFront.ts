import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forwardedHeaders, proxyTo } from './proxyTo.ts';
import { standInProject } from './standInProject.ts';

/** Milliseconds: the functions' own time limit, after which the platform answers for them. */
const TIME_LIMIT_MS = 60_000;

/** Returns the port of the next instance of a function; undefined where there is no such function. */
export type FindFunction = (name: string) => Promise<number | undefined>;

/**
 * Google's front end for functions, as https://us-central1-<project>.cloudfunctions.net: the first part of
 * the path names the function, answers are streamed, and the client's address is the last entry of
 * x-forwarded-for.
 */
export class FunctionsFront {
  readonly #server;

  private constructor(find: FindFunction) {
    this.#server = createServer((request, response) => {
      answer(request, response, find).catch(() => {
        if (response.headersSent) response.destroy();
        else response.writeHead(500).end('Internal Server Error');
      });
    });
    // Google's own limit.
    this.#server.keepAliveTimeout = 60_000;
  }

  static async start(find: FindFunction): Promise<FunctionsFront> {
    const front = new FunctionsFront(find);
    await once(front.#server.listen(0, '127.0.0.1'), 'listening');
    return front;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  end(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, find: FindFunction): Promise<void> {
  const [, name = '', rest = ''] = /^\/([^/?]+)(.*)$/.exec(request.url ?? '') ?? [];
  const port = await find(name);
  if (port === undefined) {
    response
      .writeHead(404, { 'content-type': 'text/html; charset=UTF-8' })
      .end('<title>404</title>Page not found');
    return;
  }
  const limit = AbortSignal.timeout(TIME_LIMIT_MS);
  const disconnected = new AbortController();
  response.on('close', () => disconnected.abort());
  try {
    const host = `us-central1-${standInProject}.cloudfunctions.net`;
    const headers = forwardedHeaders(request, host);
    const path = rest.startsWith('/') ? rest : `/${rest}`;
    const upstream = await proxyTo(
      request,
      { port, path, headers },
      AbortSignal.any([limit, disconnected.signal]),
    );
    response.writeHead(upstream.statusCode ?? 502, upstream.headers);
    upstream.pipe(response);
    upstream.on('error', () => response.destroy());
  } catch (error) {
    if (disconnected.signal.aborted) return;
    if (!limit.aborted) throw error;
    response.writeHead(504).end('upstream request timeout');
  }
}
