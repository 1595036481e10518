import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { afterEach, expect, test, vi } from 'vitest';
import { readServiceHealth } from './readServiceHealth.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function stubAnswer(body: unknown, status = 200) {
  const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(Response.json(body, { status })),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('reads the known networks, without credentials and past the cache', async () => {
  const fetch = stubAnswer({
    status: 'ok',
    networks: [
      { network: 'polygon-mainnet', incoming: 'late', blockNumber: 7, blockAt: 1, delaySeconds: 240 },
      { network: 'base', incoming: 'onDemand' },
      // As on a local chain.
      { network: 'sepolia', incoming: 'scanned', blockNumber: 8, blockAt: 1 },
      { network: 'a-new-one', incoming: 'onDemand' },
    ],
  });
  expect(await readServiceHealth()).toEqual([
    { network: networkById('polygon'), incoming: 'late', last: { block: 7, ageMs: 240_000 } },
    { network: networkById('base'), incoming: 'onDemand', last: undefined },
    { network: networkById('sepolia'), incoming: 'scanned', last: undefined },
  ]);
  const [path, init] = fetch.mock.calls[0] ?? [];
  expect(path).toBe('/api/v1/health');
  expect(init).toMatchObject({ credentials: 'omit', cache: 'no-store' });
});

test.each([
  ['an error', { networks: [] }, 503],
  ['the answer of an older service', { status: 'ok' }, 200],
  ['the answer of another server', 'Welcome', 200],
  ['nothing', null, 200],
])('%s is no state', async (_, body, status) => {
  stubAnswer(body, status);
  await expect(readServiceHealth()).rejects.toThrow();
});
