import { createServer, request as requestPlainly, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Internet } from '../nfts/internet.ts';
import { postPush } from './postPush.ts';
import { PushServiceError } from './PushServiceError.ts';

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let status = 201;
const received: Received[] = [];
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { method, url, headers } = request;
    received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(status, { location: 'https://elsewhere.example/' }).end('a response');
  });
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

/** An internet whose public addresses lead to the local server. */
function internetOf(...addresses: readonly string[]): Internet {
  const { port } = server.address() as AddressInfo;
  return {
    resolve: () => Promise.resolve(addresses),
    request: ({ url, method, headers, signal }) => {
      const path = `${url.pathname}${url.search}`;
      return requestPlainly({ method, path, headers, host: '127.0.0.1', port, signal });
    },
  };
}
const push = { endpoint: 'https://push.example.com/send/1?a=b', headers: { TTL: 5 }, body: Buffer.from('x') };

test('posts to the address of the name, and returns the status without following a redirect', async () => {
  expect(await postPush(push, internetOf('93.184.216.34'))).toBe(201);
  status = 307;
  expect(await postPush(push, internetOf('93.184.216.34'))).toBe(307);
  expect(received).toHaveLength(2);
  expect(received[0]).toMatchObject({ method: 'POST', url: '/send/1?a=b', body: 'x' });
  expect(received[0]?.headers).toMatchObject({ ttl: '5', host: 'push.example.com' });
});

test.each([
  ['a private address', push.endpoint, ['10.0.0.1']],
  ['a name that also means something inside', push.endpoint, ['93.184.216.34', '169.254.169.254']],
  ['an address in the URL', 'https://127.0.0.1/a', []],
  ['IPv6 in the URL', 'https://[::1]/a', []],
  ['no TLS', 'http://push.example.com/a', ['93.184.216.34']],
  ['another port', 'https://push.example.com:8443/a', ['93.184.216.34']],
])('sends nothing to %s', async (_, endpoint, addresses) => {
  const before = received.length;
  expect(await postPush({ ...push, endpoint }, internetOf(...addresses))).toBeUndefined();
  expect(received).toHaveLength(before);
});

test('throws an error without the address if there is no response', async () => {
  const down: Internet = { ...internetOf('93.184.216.34'), request: () => requestPlainly({ port: 1 }) };
  const failure = await postPush(push, down).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PushServiceError);
  expect((failure as Error).message).toBe('no response');
});
