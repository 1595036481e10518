import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerBody } from './answerBody.ts';
import type { Endpoint } from './Endpoint.ts';
import { pageCss, pageHtml } from './pageFiles.ts';
import { PendingRequests } from './PendingRequests.ts';
import { readBody } from './readBody.ts';
import { toRecord } from './toRecord.ts';
import { toRpcError } from './toRpcError.ts';

const HOST = '127.0.0.1';
const CLOSING_MS = 1000;

interface EndpointOptions {
  /** 0 for a free one. */
  readonly port: number;
  /** Origin of the wallet. */
  readonly walletUrl: string;
  readonly chainId: number;
  /** Returns the page's script. */
  readonly readScript: () => string;
  readonly note: (line: string) => void;
}

interface RunningEndpoint {
  /** Address for tools. */
  readonly rpcUrl: string;
  /** Address for the browser. */
  readonly pageUrl: string;
  /** Ends pending requests with 4900, and the server. */
  readonly close: () => Promise<void>;
}

interface Exchange {
  readonly endpoint: Endpoint;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly readScript: () => string;
}

/**
 * Starts the endpoint of ew connect on the loopback address, under an unguessable path.
 *
 * @throws Error of Node, such as EADDRINUSE for a port that is taken
 */
export async function startEndpoint(options: EndpointOptions): Promise<RunningEndpoint> {
  const { walletUrl, note, readScript } = options;
  const token = randomBytes(24).toString('base64url');
  const pending = new PendingRequests(() => note(`A request waits. Open ${pageUrl} in your browser.`));
  const endpoint: Endpoint = { walletUrl, chainId: `0x${options.chainId.toString(16)}`, pending, note };
  const server = createServer((request, response) => {
    answer({ endpoint, request, response, readScript }, origin, token).catch(() => {
      // The tool or the page has gone, or the script is missing.
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'Internal error.');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, HOST, resolve);
  });
  const origin = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  const rpcUrl = `${origin}/${token}`;
  const pageUrl = `${rpcUrl}/page`;

  const close = async () => {
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    pending.end();
    // For a tool that reads its answer too slowly.
    setTimeout(() => server.closeAllConnections(), CLOSING_MS).unref();
    server.closeIdleConnections();
    await closed;
  };
  return { rpcUrl, pageUrl, close };
}

async function answer(exchange: Exchange, origin: string, token: string): Promise<void> {
  const { request, response } = exchange;
  const { headers, method = '', url = '' } = request;
  for (const [name, value] of Object.entries(securityHeaders(exchange.endpoint.walletUrl))) {
    response.setHeader(name, value);
  }
  // The host tells apart a foreign name that was rebound to this address, the origin another page.
  if (headers.host !== new URL(origin).host || (headers.origin ?? origin) !== origin) {
    refuse(response, 403, 'Forbidden.');
    return;
  }
  const [, given = '', ...path] = (url.split('?')[0] ?? '').split('/');
  const name = path.join('/');
  const route = isSame(given, token) && Object.hasOwn(routes, name) ? routes[name] : undefined;
  if (!route) refuse(response, 404, 'Not found.');
  else if (route.method !== method) refuse(response, 405, 'Method not allowed.');
  else await route.run(exchange);
}

function securityHeaders(walletUrl: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      `connect-src 'self' ${walletUrl}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  };
}

function isSame(given: string, token: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

interface Route {
  readonly method: string;
  readonly run: (exchange: Exchange) => Promise<void> | void;
}

/** Routes below the token. */
const routes: Readonly<Record<string, Route>> = {
  '': { method: 'POST', run: answerTool },
  page: {
    method: 'GET',
    run: ({ endpoint, response }) =>
      send(response, 'text/html; charset=utf-8', pageHtml(endpoint.walletUrl, Number(endpoint.chainId))),
  },
  'page.css': { method: 'GET', run: ({ response }) => send(response, 'text/css; charset=utf-8', pageCss) },
  'page.js': {
    method: 'GET',
    run: ({ response, readScript }) => send(response, 'text/javascript; charset=utf-8', readScript()),
  },
  events: { method: 'GET', run: streamRequests },
  start: {
    method: 'POST',
    run: (exchange) => answerPage(exchange, (message) => exchange.endpoint.pending.start(message['id'])),
  },
  answer: {
    method: 'POST',
    run: (exchange) =>
      answerPage(exchange, ({ id, result = null, error }) =>
        exchange.endpoint.pending.answer(id, error === undefined ? { result } : { error: toRpcError(error) }),
      ),
  },
};

async function answerTool({ endpoint, request, response }: Exchange): Promise<void> {
  const controller = new AbortController();
  // A tool that has given up may try again: what it no longer waits for must not be signed.
  response.on('close', () => controller.abort());
  const body = await readBody(request);
  if (body === undefined) {
    refuse(response, 413, 'The body is over 1 MB.');
    return;
  }
  const document = await answerBody(endpoint, body, controller.signal);
  if (document === undefined) response.writeHead(204).end();
  else send(response, 'application/json', JSON.stringify(document));
}

/** Streams the list of pending requests to the page (server-sent events). */
function streamRequests({ endpoint, response }: Exchange): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const close = endpoint.pending.openPage({
    show: (requests) => response.write(`data: ${JSON.stringify(requests)}\n\n`),
    end: (reason) => response.end(`event: ended\ndata: ${reason}\n\n`),
  });
  endpoint.note('The page is open.');
  response.on('close', close);
}

/** Answers 204 when a message of the page was taken, 409 when its request has ended. */
async function answerPage(
  { request, response }: Exchange,
  take: (message: Readonly<Record<string, unknown>>) => boolean,
): Promise<void> {
  const body = await readBody(request);
  if (body === undefined) {
    refuse(response, 413, 'The body is over 1 MB.');
    return;
  }
  let message: unknown;
  try {
    message = JSON.parse(body);
  } catch {
    refuse(response, 400, 'The body is not JSON.');
    return;
  }
  response.writeHead(take(toRecord(message)) ? 204 : 409).end();
}

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'Content-Type': type }).end(body);
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' })
    .end(`${message}\n`);
}
