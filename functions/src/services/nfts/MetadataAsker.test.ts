import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { startFakeServer, type FakeServer } from '../../testing/startFakeServer.ts';
import { unreachableUrl } from '../../testing/unreachableUrl.ts';
import { FetchProblemError } from './FetchProblemError.ts';
import { MetadataAsker } from './MetadataAsker.ts';
import { NotReadError } from './NotReadError.ts';

const URI = 'ipfs://cat';
const cat = { name: 'Cat #7', description: 'A cat.', traits: [{ type: 'Fur', value: 'black' }] };

const servers: FakeServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server[Symbol.asyncDispose]()));
});

interface Seen {
  readonly path: string;
  readonly pass: string;
  readonly body: { readonly uri: string; readonly asker: string };
}

async function world(answer: () => { readonly status?: number; readonly body: unknown }) {
  const seen: Seen[] = [];
  const clock = { now: 1_000 };
  const server = await startFakeServer((body, response, request) => {
    seen.push({
      path: `${request.method ?? ''} ${request.url ?? ''}`,
      pass: request.headers.authorization?.replace('Bearer ', '') ?? '',
      body: JSON.parse(body) as Seen['body'],
    });
    const { status = 200, body: content } = answer();
    response.writeHead(status).end(typeof content === 'string' ? content : JSON.stringify(content));
  });
  servers.push(server);
  const storePass = vi.fn<(digest: string, until: number) => Promise<void>>().mockResolvedValue();
  const asker = new MetadataAsker({ url: () => server.url, storePass, now: () => clock.now });
  return { asker, seen, storePass, clock };
}

test('asks with a pass whose digest alone is stored, one for many questions', async () => {
  const { asker, seen, storePass, clock } = await world(() => ({ body: { metadata: cat } }));
  expect(await Promise.all([asker.load(URI, 'alice'), asker.load(URI, 'bob')])).toEqual([cat, cat]);
  expect(seen.map(({ path, body: { uri } }) => [path, uri])).toEqual(Array(2).fill(['POST /metadata', URI]));
  const [pass = ''] = seen.map((one) => one.pass);
  expect(pass).toMatch(/^[\w-]{43}$/);
  expect(new Set(seen.map((one) => one.pass)).size).toBe(1);
  expect(storePass.mock.calls).toEqual([[createHash('sha256').update(pass).digest('hex'), 3_601_000]]);
  // Callers are distinguished, and not identified.
  expect(new Set(seen.map(({ body: { asker: who } }) => who)).size).toBe(2);
  expect(JSON.stringify(seen)).not.toMatch(/alice|bob/);
  clock.now += 3_400_000;
  await asker.load(URI, 'alice');
  expect(storePass).toHaveBeenCalledTimes(2);
  expect(seen[2]?.pass).not.toBe(pass);
});

test('a pass that could not be stored is not used, and another one is taken', async () => {
  const { asker, seen, storePass } = await world(() => ({ body: { metadata: cat } }));
  storePass.mockRejectedValueOnce(new Error('The database is silent'));
  await expect(asker.load(URI, 'alice')).rejects.toBeInstanceOf(NotReadError);
  expect(seen).toEqual([]);
  expect(await asker.load(URI, 'alice')).toEqual(cat);
});

test('replaces an unknown pass', async () => {
  const answers = [{ status: 403, body: {} }, { body: { metadata: cat } }];
  const { asker, storePass } = await world(() => answers.shift() ?? { status: 500, body: {} });
  await expect(asker.load(URI, 'alice')).rejects.toBeInstanceOf(NotReadError);
  expect(await asker.load(URI, 'alice')).toEqual(cat);
  expect(storePass).toHaveBeenCalledTimes(2);
});

test('reports why it could not be read', async () => {
  const { asker } = await world(() => ({ body: { problem: 'tooLarge' } }));
  const failure = await asker.load(URI, 'alice').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(FetchProblemError);
  expect(failure).toMatchObject({ problem: 'tooLarge' });
});

test.each([
  ['another status', { status: 503, body: {} }],
  ['no JSON', { body: '<html>' }],
  ['a picture that is too long', { body: { metadata: { ...cat, picture: 'a'.repeat(100_001) } } }],
  ['more bytes than are read', { body: { metadata: { ...cat, more: 'a'.repeat(1_000_000) } } }],
  ['an unknown reason', { body: { problem: 'none' } }],
])('takes %s for no answer', async (_, answer) => {
  const { asker } = await world(() => answer);
  await expect(asker.load(URI, 'alice')).rejects.toBeInstanceOf(NotReadError);
});

test('a function that is not there has read nothing', async () => {
  const url = await unreachableUrl();
  const asker = new MetadataAsker({ url: () => url, storePass: () => Promise.resolve() });
  await expect(asker.load(URI, 'alice')).rejects.toBeInstanceOf(NotReadError);
});
