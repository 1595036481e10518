import { Limiter } from '@everything-wallet/core/concurrency/Limiter';
import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { FetchProblemError } from '../services/nfts/FetchProblemError.ts';
import { MAX_QUESTION_BYTES } from '../services/nfts/metadataExchange.ts';
import type { ParsedMetadata } from '../services/nfts/parseMetadata.ts';
import { handleMetadata, type MetadataDependencies } from './handleMetadata.ts';

const PASS = 'a-pass';
const digest = createHash('sha256').update(PASS).digest('hex');
const cat: ParsedMetadata = {
  name: 'Cat #7',
  description: '',
  traits: [],
  picture: 'https://nfts.example/7.png',
};
const question = JSON.stringify({ uri: 'https://nfts.example/7', asker: 'somebody' });

function startDependencies(changes: Partial<MetadataDependencies> = {}) {
  const dependencies = {
    admit: vi.fn(() => true),
    findPassEnd: vi.fn((asked: string) =>
      Promise.resolve(asked === digest ? Date.now() + 60_000 : undefined),
    ),
    load: vi.fn(() => Promise.resolve(cat)),
    limiter: new Limiter({ concurrency: 1, maxWaiting: 0 }),
    known: new Map<string, number>(),
    ...changes,
  };
  const ask = (authorization: string | undefined = `Bearer ${PASS}`, body = question) =>
    handleMetadata({ authorization, body: Buffer.from(body) }, dependencies);
  return { dependencies, ask };
}

test('reads metadata for a caller with a pass, whose document is read once', async () => {
  const { dependencies, ask } = startDependencies();
  expect(await ask()).toEqual({ status: 200, body: { metadata: cat } });
  expect(await ask()).toEqual({ status: 200, body: { metadata: cat } });
  expect(dependencies.load).toHaveBeenCalledWith('https://nfts.example/7');
  expect(dependencies.findPassEnd).toHaveBeenCalledTimes(1);
  expect(dependencies.admit).toHaveBeenCalledTimes(1);
});

test.each([
  ['no pass', ''],
  ['another pass', 'Bearer another'],
  ['the digest of a pass, as the database has it', `Bearer ${digest}`],
  ['a pass in another form', `Basic ${PASS}`],
])('fetches nothing for %s', async (_, authorization) => {
  const { dependencies, ask } = startDependencies();
  expect(await ask(authorization)).toEqual({ status: 403 });
  expect(dependencies.load).not.toHaveBeenCalled();
});

test('a pass ends, also one that was known', async () => {
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] });
  const { dependencies, ask } = startDependencies({ findPassEnd: () => Promise.resolve(5_000) });
  expect((await ask()).status).toBe(200);
  vi.setSystemTime(5_000);
  expect((await ask()).status).toBe(403);
  expect(dependencies.known.size).toBe(0);
  vi.useRealTimers();
});

test('stops a caller who guesses passes before the database is queried', async () => {
  const { dependencies, ask } = startDependencies({ admit: () => false });
  expect(await ask()).toEqual({ status: 429 });
  expect(dependencies.findPassEnd).not.toHaveBeenCalled();
});

test('reports why something could not be read', async () => {
  const { ask } = startDependencies({
    load: () => Promise.reject(new FetchProblemError('refused', 'an inner address')),
  });
  expect(await ask()).toEqual({ status: 200, body: { problem: 'refused' } });
});

test('refuses a malformed or too long request', async () => {
  const { dependencies, ask } = startDependencies();
  for (const body of ['', '{', '{}', '{"uri":7,"asker":"a"}', `"${'a'.repeat(MAX_QUESTION_BYTES)}"`])
    expect(await ask(`Bearer ${PASS}`, body)).toEqual({ status: 400 });
  expect(dependencies.load).not.toHaveBeenCalled();
});

test('reports that too many wait', async () => {
  let finish: (metadata: ParsedMetadata) => void = () => undefined;
  const { ask } = startDependencies({ load: () => new Promise((resolve) => (finish = resolve)) });
  const first = ask();
  await vi.waitFor(async () => expect(await ask()).toEqual({ status: 503 }));
  finish(cat);
  expect((await first).status).toBe(200);
});

test('a failure of our own reveals nothing of the request', async () => {
  const { ask } = startDependencies({
    findPassEnd: () => Promise.reject(new Error('The database is silent')),
  });
  expect(await ask()).toEqual({ status: 500 });
});
