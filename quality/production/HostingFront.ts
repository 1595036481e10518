import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import superstatic from 'superstatic/lib/superstatic.js';
import type { FirebaseConfiguration } from '../../tools/emulators/firebaseConfiguration.ts';
import type { FindFunction } from './FunctionsFront.ts';
import { forwardedHeaders, proxyTo } from './proxyTo.ts';
import { standInProject, standInWebKey } from './standInProject.ts';

/**
 * Milliseconds for which a function's 404 without caching headers is cached (…/docs/hosting/manage-cache).
 */
const MISSING_MS = 600_000;

/** Address of Hosting's edge in x-forwarded-for, after the client's. */
const EDGE = '151.101.1.195';

/** An answer of a function, whole. */
interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[]>;
  readonly body: Buffer;
}

interface Rewrite {
  readonly function: { readonly functionId: string };
}

/** As superstatic calls what answers a request; its own types leave that open. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Reproduces Firebase Hosting by its documentation: reserved addresses first, then redirects, files, rewrites
 * and the page for missing addresses, which superstatic serves, the library that firebase-tools uses as well.
 * Functions receive the one cookie that Hosting passes on; their answers are buffered, never streamed, and
 * cached where allowed.
 */
export class HostingFront {
  /** Milliseconds after which Hosting no longer waits for a function (firebase.google.com/docs/hosting/functions). */
  static readonly TIME_LIMIT_MS = 60_000;

  readonly #server;
  readonly #cache = new Map<string, { readonly answer: Answer; readonly until: number }>();
  readonly #find: FindFunction;
  readonly #timeLimitMs: number;
  /** Number of requests to functions. */
  rewritten = 0;

  private constructor(
    configuration: FirebaseConfiguration['hosting'],
    root: string,
    find: FindFunction,
    timeLimitMs: number,
  ) {
    this.#find = find;
    this.#timeLimitMs = timeLimitMs;
    const serve = superstatic({
      config: configuration as never,
      cwd: root,
      compression: true,
      fallthrough: false,
      rewriters: {
        function: (rewrite: Rewrite) =>
          Promise.resolve<Middleware>((request, response) => {
            void this.#askFunction(rewrite.function.functionId, request, response);
          }),
      },
    }) as unknown as Middleware;
    this.#server = createServer(this.#answer(serve));
  }

  /**
   * @param configuration hosting's part of firebase.json as deployed
   * @param root base path of its `public`
   * @param timeLimitMs milliseconds; a test may use less
   */
  static async start(
    configuration: FirebaseConfiguration['hosting'],
    root: string,
    find: FindFunction,
    timeLimitMs: number = HostingFront.TIME_LIMIT_MS,
  ): Promise<HostingFront> {
    const front = new HostingFront(configuration, root, find, timeLimitMs);
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

  #answer(serve: Middleware): RequestListener {
    return (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://stand-in');
      // Reserved by Hosting: no file, redirect or rewrite applies.
      if (pathname === '/__/firebase/init.json') {
        const project = {
          projectId: standInProject,
          apiKey: standInWebKey,
          authDomain: `${standInProject}.firebaseapp.com`,
          storageBucket: `${standInProject}.firebasestorage.app`,
          messagingSenderId: '1234567890',
          appId: '1:1234567890:web:0123456789abcdef',
        };
        response
          .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'max-age=0' })
          .end(JSON.stringify(project));
        return;
      }
      if (pathname === '/__' || pathname.startsWith('/__/')) {
        response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end('<title>404</title>');
        return;
      }
      serve(request, response, () => response.writeHead(404).end());
    };
  }

  async #askFunction(name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isStored = request.method === 'GET' || request.method === 'HEAD';
    const key = `${request.method ?? ''} ${request.url ?? ''}`;
    const stored = isStored ? this.#cache.get(key) : undefined;
    if (stored && stored.until > Date.now()) {
      write(response, stored.answer, 'HIT');
      return;
    }
    this.#cache.delete(key);
    this.rewritten += 1;
    const answer = await this.#answerOf(name, request);
    const keptFor = isStored ? lifetimeMs(answer) : 0;
    if (keptFor > 0) this.#cache.set(key, { answer, until: Date.now() + keptFor });
    write(response, answer, 'MISS');
  }

  async #answerOf(name: string, request: IncomingMessage): Promise<Answer> {
    const limit = AbortSignal.timeout(this.#timeLimitMs);
    try {
      const port = await this.#find(name);
      if (port === undefined) return plain(404, 'Not Found');
      const host = `${name.toLowerCase()}-abcdefghij-uc.a.run.app`;
      const forwarded = forwardedHeaders(request, host);
      const { cookie, ...headers } = forwarded;
      const session = /(?:^|;\s*)(__session=[^;]*)/.exec(String(cookie ?? ''))?.[1];
      const upstream = await proxyTo(
        request,
        {
          port,
          path: request.url ?? '/',
          headers: {
            ...headers,
            'x-forwarded-for': `${String(headers['x-forwarded-for'])}, ${EDGE}`,
            'x-forwarded-host': request.headers.host ?? '',
            ...(session !== undefined && { cookie: session }),
          },
        },
        limit,
      );
      const chunks: Buffer[] = [];
      for await (const chunk of upstream) chunks.push(chunk as Buffer);
      const answered: Answer['headers'] = {};
      for (const [header, value] of Object.entries(upstream.headers)) {
        if (value !== undefined && header !== 'transfer-encoding' && header !== 'connection')
          answered[header] = value;
      }
      // Answers without a cache header are private; cookies of public ones are dropped.
      answered['cache-control'] ??=
        upstream.statusCode === 404 ? `public, max-age=${MISSING_MS / 1_000}` : 'private';
      if (!String(answered['cache-control']).includes('private')) delete answered['set-cookie'];
      return { status: upstream.statusCode ?? 502, headers: answered, body: Buffer.concat(chunks) };
    } catch {
      return limit.aborted
        ? plain(504, 'Timed out waiting for function to respond.')
        : plain(502, 'Bad Gateway');
    }
  }
}

/** Returns the time for which the edge caches an answer, in milliseconds. */
function lifetimeMs({ headers }: Answer): number {
  const control = String(headers['cache-control'] ?? '');
  if (!/\bpublic\b/.test(control) || /\b(no-store|no-cache|private)\b/.test(control)) return 0;
  const seconds = /s-maxage=(\d+)/.exec(control)?.[1] ?? /max-age=(\d+)/.exec(control)?.[1] ?? '0';
  return Number(seconds) * 1_000;
}

function plain(status: number, text: string): Answer {
  return { status, headers: { 'content-type': 'text/plain' }, body: Buffer.from(`${text}\n`) };
}

function write(response: ServerResponse, { status, headers, body }: Answer, cache: string): void {
  response
    .writeHead(status, { ...headers, 'x-cache': cache, 'content-length': String(body.length) })
    .end(response.req.method === 'HEAD' ? undefined : body);
}
