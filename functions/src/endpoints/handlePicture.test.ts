import { Limiter } from '@everything-wallet/core/concurrency/Limiter';
import { createServer, request as ask, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FetchProblemError } from '../services/nfts/FetchProblemError.ts';
import { PictureFailures } from '../services/nfts/PictureFailures.ts';
import { handlePicture, type PictureDependencies } from './handlePicture.ts';

const CONTRACT = `0x${'ab'.repeat(20)}`;
const PLACE = `/nft-pictures/mainnet/${CONTRACT}/7/256`;
const VERSION = `${PLACE}?of=1000`;

let loaded: string[] = [];
let now = 1_000;
let dependencies: PictureDependencies;
const server = createServer((request, response) => void handlePicture(request, response, dependencies));

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());
beforeEach(() => {
  loaded = [];
  dependencies = {
    admit: () => true,
    find: ({ rpcName, tokenId }) =>
      Promise.resolve(
        rpcName === 'mainnet' && tokenId === '7'
          ? { picture: 'ipfs://picture', fetchedAt: 1_000 }
          : undefined,
      ),
    load: (picture) => {
      loaded.push(picture);
      return Promise.resolve(Buffer.from('given'));
    },
    whoAsks: () => 'one',
    limiter: new Limiter({ concurrency: 1, maxWaiting: 1 }),
    failures: new PictureFailures(() => now),
    draw: ({ bytes, size }) => Promise.resolve(Buffer.from(`${Buffer.from(bytes).toString()} ${size}`)),
  };
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    ask({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}

test('serves a drawn picture, inert and cacheable', async () => {
  const { status, headers, body } = await get(VERSION);
  expect({ status, body }).toEqual({ status: 200, body: 'given 256' });
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'inline',
    'cache-control': 'public, max-age=604800, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  });
  expect(headers).not.toHaveProperty('set-cookie');
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(loaded).toEqual(['ipfs://picture']);
  const again = await get(VERSION, { 'if-none-match': String(headers.etag) });
  expect({ status: again.status, body: again.body }).toEqual({ status: 304, body: '' });
  expect(loaded).toHaveLength(1);
});

test.each([
  '',
  '?of=1',
  '?of=1001',
  '?of=1000&x=1',
  '?x=1&of=1000',
  '?of=01000',
  '?url=https://evil.example/',
])('redirects %j to the stored version, and draws nothing', async (query) => {
  const { status, headers } = await get(`${PLACE}${query}`);
  expect([status, headers.location, headers['cache-control']]).toEqual([307, VERSION, 'no-store']);
  expect(loaded).toEqual([]);
});

test.each([
  '/nft-pictures/',
  '/nft-pictures/nowhere/x/7/256',
  `/nft-pictures/nowhere/${CONTRACT}/7/256`,
  `/nft-pictures/mainnet/${CONTRACT}/7/512`,
  `/nft-pictures/mainnet/${CONTRACT}/7/256/more`,
  `/nft-pictures/mainnet/${CONTRACT}/-1/256`,
  `/nft-pictures/mainnet/${CONTRACT}/${'9'.repeat(79)}/256`,
  `/nft-pictures/mainnet/${CONTRACT}/8/256?of=1000`,
  `/nft-pictures/mainnet/https:%2F%2Fevil.example/7/256`,
  `/nft-pictures/mainnet/${CONTRACT}/../../../etc/256`,
])('%s is nowhere', async (path) => {
  const { status, body } = await get(path);
  expect({ status, body }).toEqual({ status: 404, body: '' });
  expect(loaded).toEqual([]);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'])('%s is not answered', async (method) => {
  const { status, headers } = await get(VERSION, {}, method);
  expect([status, headers.allow]).toEqual([405, 'GET']);
});

test.each([
  ['tooSlow', 504],
  ['unreachable', 502],
  ['refused', 415],
  ['tooLarge', 415],
  ['malformed', 415],
] as const)('what is %s is %i, for a minute', async (problem, expected) => {
  dependencies = { ...dependencies, load: () => Promise.reject(new FetchProblemError(problem, 'why')) };
  const { status, headers } = await get(VERSION);
  expect([status, headers['cache-control']]).toEqual([expected, 'public, max-age=60']);
});

test('tries a failed picture again after a minute, in any size', async () => {
  let draws = 0;
  dependencies = {
    ...dependencies,
    draw: () => Promise.resolve((draws += 1) > 1 ? Buffer.from('drawn') : undefined),
  };
  const LARGE = VERSION.replace('/256', '/1024');
  expect((await get(VERSION)).status).toBe(415);
  now += 59_000;
  expect([(await get(VERSION)).status, (await get(LARGE)).status, draws]).toEqual([415, 415, 1]);
  now += 1_000;
  expect((await get(LARGE)).status).toBe(200);
  dependencies = { ...dependencies, load: () => Promise.reject(new FetchProblemError('unreachable', 'why')) };
  expect((await get(VERSION)).status).toBe(502);
  dependencies = { ...dependencies, load: () => Promise.resolve(Buffer.from('given')) };
  expect((await get(VERSION)).status).toBe(502);
});

test('answers 415 for a picture that cannot be drawn', async () => {
  dependencies = { ...dependencies, draw: () => Promise.resolve(undefined) };
  expect(await get(VERSION)).toMatchObject({ status: 415, body: '' });
});

test('refuses too frequent requests', async () => {
  dependencies = { ...dependencies, admit: () => false };
  expect(await get(VERSION)).toMatchObject({
    status: 429,
    headers: { 'cache-control': 'no-store', 'retry-after': '60' },
  });
});

test('refuses a request when too many wait, without caching', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<Buffer>((resolve) => (release = () => resolve(Buffer.from('given'))));
  dependencies = { ...dependencies, load: () => held };
  const [one, other] = [get(VERSION), get(VERSION)];
  await expect.poll(() => dependencies.limiter.waiting).toBe(1);
  expect(await get(VERSION)).toMatchObject({
    status: 503,
    headers: { 'cache-control': 'no-store', 'retry-after': '5' },
  });
  release();
  expect((await Promise.all([one, other])).map(({ status }) => status)).toEqual([200, 200]);
});

test('reveals nothing of our own failures', async () => {
  dependencies = { ...dependencies, find: () => Promise.reject(new Error('secret')) };
  const { status, body, headers } = await get(VERSION);
  expect({ status, body, cache: headers['cache-control'] }).toEqual({
    status: 500,
    body: '',
    cache: 'no-store',
  });
});
