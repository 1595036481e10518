import { beforeEach, expect, test, vi } from 'vitest';
import { storeTokenDecimals } from './storeTokenDecimals.ts';

/** Document the transaction reads; undefined if it does not exist. */
let stored: Record<string, unknown> | undefined;
const update = vi.fn();

vi.mock('firebase/firestore', () => ({
  doc: (_: unknown, name: string, id: string) => `${name}/${id}`,
  runTransaction: (_: unknown, run: (transaction: object) => Promise<void>) =>
    run({
      get: () =>
        Promise.resolve({ exists: () => stored !== undefined, get: (field: string) => stored?.[field] }),
      update,
    }),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, firestore: {} }),
}));
beforeEach(() => update.mockReset());

test.each([{ decimals: null }, {}])('writes decimals where there are none: %j', async (document) => {
  stored = document;
  await storeTokenDecimals('alice_polygon_1', 6);
  expect(update.mock.calls).toEqual([['tokens/alice_polygon_1', { decimals: 6 }]]);
});

test.each([
  ['known decimals', { decimals: 18 }],
  ['zero', { decimals: 0 }],
  ['a removed token', undefined],
])('%s: nothing is written', async (_, document) => {
  stored = document;
  await storeTokenDecimals('alice_polygon_1', 6);
  expect(update).not.toHaveBeenCalled();
});
