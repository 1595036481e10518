import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

interface Seen {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Reaction of the fake server to one request. */
export type Reply = (response: ServerResponse) => void;

/**
 * Starts a server on this machine that answers one request after the other; the last reply serves all further
 * ones. It ends with the test.
 */
export async function startFakeApi(...replies: [Reply, ...Reply[]]) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      (replies[seen.length - 1] ?? replies.at(-1))?.(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

/** Answers with JSON. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Reply {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
}

/** Answers with a problem. */
export function problem(status: number, code: string, more: object = {}, headers = {}): Reply {
  const body = {
    type: `https://everything-wallet.web.app/documentation/errors#${code}`,
    title: code,
    status,
    detail: `This is ${code}.`,
    code,
    request_id: 'req_4kLx0QhWzT9aVbN2',
    doc_url: `https://everything-wallet.web.app/documentation/errors#${code}`,
    remedy: `Do this about ${code}.`,
    retryable: status === 429 || status >= 500,
    ...more,
  };
  return json(body, status, { 'Content-Type': 'application/problem+json', ...headers });
}

/** Answers with a page, as a proxy does. */
export function page(status: number): Reply {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>');
  };
}

/** Closes the connection without an answer. */
export const hangUp: Reply = (response) => {
  response.destroy();
};

/** Closes the connection in the middle of an answer. */
export const cutOff: Reply = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' });
  response.write('{"balance":', () => response.destroy());
};

/** Never answers. */
export const silence: Reply = () => undefined;
