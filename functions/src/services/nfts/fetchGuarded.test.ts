import {
  createServer,
  request as requestPlainly,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fetchGuarded, type FetchBounds } from './fetchGuarded.ts';
import type { Internet, Target } from './internet.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** Fifty megabytes in fifty kilobytes. */
const bomb = gzipSync(Buffer.alloc(50_000_000, 'x'));

let answer: Answer = (response) => response.end('ok');
const server = createServer((request, response) => answer(response, request));
/** Every connection, and its target address. */
const connected: string[] = [];
let names: Record<string, readonly string[]> = {};
let resolved: string[] = [];

/** An internet of which every address is the server of this test. */
const internet: Internet = {
  resolve: (host) => {
    resolved.push(host);
    const [now, ...then] = names[host] ?? ['93.184.216.34'];
    // A host that resolves differently each time.
    if (then.length > 0 && now !== undefined) names[host] = then;
    return Promise.resolve((now ?? '').split(' '));
  },
  request: ({ url, address, port, headers, signal }: Target) => {
    connected.push(`${address}:${port}`);
    const { port: own } = server.address() as AddressInfo;
    return requestPlainly({
      host: '127.0.0.1',
      port: own,
      path: `${url.pathname}${url.search}`,
      headers,
      signal,
      agent: false,
    });
  },
};
const bounds: FetchBounds = {
  maxBytes: 1_000,
  timeoutMs: 400,
  isWanted: (type) => type !== 'text/html',
  gateway: undefined,
};
const GATEWAY = 'http://127.0.0.1:8080/files/';
const fetch = async (url: string, gateway?: string) =>
  (await fetchGuarded(new URL(url), { ...bounds, gateway }, internet)).toString();
const problemOf = async (url: string, gateway?: string) =>
  fetch(url, gateway).then(
    () => 'none',
    (error: unknown) => (error as { problem?: string }).problem,
  );

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  answer = (response) => response.end('ok');
  connected.length = 0;
  resolved = [];
  names = {};
});

test('fetches from a public address, by its name and at that address', async () => {
  answer = (response, { headers, url }) =>
    response.end(`${headers.host} ${url} ${headers.cookie} ${headers.authorization}`);
  expect(await fetch('https://nfts.example/1?a=b#c')).toBe('nfts.example /1?a=b undefined undefined');
  expect(connected).toEqual(['93.184.216.34:443']);
  expect(resolved).toEqual(['nfts.example']);
});

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://127.1/',
  'https://0/',
  'https://10.0.0.1/',
  'https://169.254.169.254/computeMetadata/v1/',
  'https://100.64.0.1/',
  'https://192.168.0.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[fd00::1]/',
  'https://[fe80::1]/',
  'https://\u2460\u2461\u2466.0.0.1/',
  'https://127\u30020\u30020\u30021/',
  'http://nfts.example/',
  'https://nfts.example:8443/',
  'https://nfts.example:80/',
  'https://user@nfts.example/',
  'https://user:secret@nfts.example/',
  'http://127.0.0.1:8081/',
  'ftp://nfts.example/',
])('%s is not connected to', async (url) => {
  expect(await problemOf(url)).toBe('refused');
  expect(connected).toEqual([]);
});

test.each([
  '127.0.0.1',
  '10.0.0.1',
  '::1',
  'fd00::1',
  '93.184.216.34 127.0.0.1',
  '169.254.169.254 93.184.216.34',
])('a name that means %s is not connected to', async (addresses) => {
  names['inside.example'] = [addresses];
  expect(await problemOf('https://inside.example/')).toBe('refused');
  expect(connected).toEqual([]);
});

test('resolves a name that changes its meaning only once', async () => {
  names['rebinding.example'] = ['93.184.216.34', '127.0.0.1'];
  expect(await fetch('https://rebinding.example/')).toBe('ok');
  expect(connected).toEqual(['93.184.216.34:443']);
  expect(await problemOf('https://rebinding.example/')).toBe('refused');
  expect(connected).toHaveLength(1);
});

test('a gateway that is named here may be anywhere, and nothing else at its address', async () => {
  expect(await fetch(`${GATEWAY}x`, GATEWAY)).toBe('ok');
  expect(connected).toEqual(['127.0.0.1:8080']);
  for (const url of ['http://127.0.0.1:8080/x', 'http://127.0.0.1:80/files/x', 'https://127.0.0.1/files/x'])
    expect(await problemOf(url, GATEWAY)).toBe('refused');
  expect(connected).toHaveLength(1);
});

test('a stranger who names a gateway is treated as any other', async () => {
  expect(await problemOf(`${GATEWAY}x`)).toBe('refused');
  answer = (response) => response.writeHead(302, { location: `${GATEWAY}x` }).end();
  expect(await problemOf('https://nfts.example/')).toBe('refused');
  expect(connected).toEqual(['93.184.216.34:443']);
});

test('a gateway redirects to its own content freely, and elsewhere like any host', async () => {
  answer = (response, { url }) =>
    url === '/files/x' ? response.writeHead(301, { location: `${GATEWAY}x/` }).end() : response.end('there');
  expect(await fetch(`${GATEWAY}x`, GATEWAY)).toBe('there');
  for (const location of ['/admin', '/files/../admin', 'http://127.0.0.1:8081/files/x']) {
    answer = (response) => response.writeHead(301, { location }).end();
    expect(await problemOf(`${GATEWAY}x`, GATEWAY)).toBe('refused');
  }
  // Who was led away by it, and back again.
  answer = (response, { url }) =>
    response
      .writeHead(301, { location: url === '/files/x' ? 'https://nfts.example/' : `${GATEWAY}secret` })
      .end();
  expect(await problemOf(`${GATEWAY}x`, GATEWAY)).toBe('refused');
});

describe('redirects', () => {
  test('are followed three times', async () => {
    answer = (response, { url }) => {
      const left = Number(url?.slice(1));
      if (left === 0) response.end('there');
      else response.writeHead(302, { location: `/${left - 1}` }).end();
    };
    expect(await fetch('https://nfts.example/3')).toBe('there');
    expect(await problemOf('https://nfts.example/4')).toBe('refused');
  });

  test.each([
    'http://nfts.example/',
    'https://127.0.0.1/',
    'https://[::1]/',
    '//169.254.169.254/x',
    'https://inside.example/',
    'https://nfts.example:22/',
    'https://a:b@nfts.example/',
    'file:///etc/passwd',
    'data:text/plain,x',
    'https://',
  ])('to %s are not followed', async (location) => {
    names['inside.example'] = ['192.168.1.1'];
    answer = (response) => response.writeHead(301, { location }).end();
    expect(await problemOf('https://nfts.example/')).toBe('refused');
    expect(connected).toHaveLength(1);
  });
});

describe('too large content', () => {
  test.each<[string, Answer]>([
    ['said before', (response) => response.writeHead(200, { 'content-length': 10_000_000 }).write('x')],
    ['not said', (response) => response.end('x'.repeat(1_001))],
    ['compressed', (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)],
    [
      'without end',
      (response) => {
        const more = () => {
          if (!response.destroyed) response.write('x'.repeat(500), () => setImmediate(more));
        };
        more();
      },
    ],
  ])('%s', async (_, given) => {
    answer = given;
    expect(await problemOf('https://nfts.example/')).toBe('tooLarge');
  });
});

describe('too slow content', () => {
  test.each<[string, Answer]>([
    ['says nothing', () => undefined],
    [
      'says a letter at a time',
      (response) => {
        const timer = setInterval(() => response.write('x'), 50);
        response.on('close', () => clearInterval(timer));
      },
    ],
    ['says its headers alone', (response) => response.flushHeaders()],
    [
      'leads on slowly',
      (response) => setTimeout(() => response.writeHead(302, { location: '/' }).end(), 150),
    ],
  ])('%s', async (_, given) => {
    answer = given;
    const start = performance.now();
    expect(await problemOf('https://nfts.example/')).toBe('tooSlow');
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  test('a name that is never resolved', async () => {
    const problem = await fetchGuarded(new URL('https://nfts.example/'), bounds, {
      ...internet,
      resolve: () => new Promise(() => undefined),
    }).catch((error: unknown) => (error as { problem?: string }).problem);
    expect(problem).toBe('tooSlow');
  });
});

test.each<[string, string, Answer]>([
  [
    'another type',
    'malformed',
    (response) => response.writeHead(200, { 'content-type': 'text/HTML; charset=x' }).end('<html>'),
  ],
  [
    'another encoding',
    'malformed',
    (response) => response.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end('x'),
  ],
  ['nothing', 'unreachable', (response) => response.writeHead(204).end()],
  ['an error', 'unreachable', (response) => response.writeHead(500).end('{}')],
  [
    'broken off',
    'unreachable',
    (response) => response.writeHead(200, { 'content-length': 900 }).write('x', () => response.destroy()),
  ],
  ['no HTTP', 'unreachable', (response) => response.socket?.end('SSH-2.0\r\n')],
])('%s is no answer', async (_, problem, given) => {
  answer = given;
  expect(await problemOf('https://nfts.example/')).toBe(problem);
});

test('refuses content falsely marked as compressed', async () => {
  answer = (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('plain');
  expect(await problemOf('https://nfts.example/')).toBe('malformed');
});

test('reads compressed content', async () => {
  answer = (response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"name":"x"}'));
  expect(await fetch('https://nfts.example/')).toBe('{"name":"x"}');
});
