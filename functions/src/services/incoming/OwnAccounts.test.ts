import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { expect, test } from 'vitest';
import { OwnAccounts } from './OwnAccounts.ts';

const network = networkById('sepolia');
const addresses = Array.from({ length: 20 }, (_, index) => `0x${String(index).padStart(40, '0')}`);
const none: ReadonlySet<string> = new Set();

/** Accounts of a user, all without a key at first. */
function createAccounts() {
  const watched = new Set(addresses);
  const clock = { now: 1_790_000_000_000 };
  const store = {
    findOwn: () => Promise.resolve(new Map<string, number>()),
    findWatched: (_: string, asked: readonly string[]) =>
      Promise.resolve(new Set(asked.filter((address) => watched.has(address)))),
  };
  return { watched, clock, own: new OwnAccounts(store, () => clock.now) };
}

// Regression: two requests that alternate shared one turn, and each read the same five accounts again and again.
test('each request takes turns through its own accounts', async () => {
  const { own } = createAccounts();
  const parts = [addresses.slice(0, 10), addresses.slice(10)];
  const read = new Set<string>();
  for (let scans = 0; scans < 4; scans += 1) {
    const accounts = new Set(parts[scans % 2]);
    for (const address of await own.inTurns('user', network, { accounts, matched: none })) read.add(address);
  }
  expect(read).toEqual(new Set(addresses));
});

test('an account that is added again with its key is no longer watch-only after ten minutes', async () => {
  const { own, watched, clock } = createAccounts();
  expect(await own.findWatchOnly('user', addresses)).toEqual(new Set(addresses));
  watched.delete('0x0000000000000000000000000000000000000003');
  clock.now += 10 * 60_000 - 1;
  expect((await own.findWatchOnly('user', addresses)).size).toBe(20);
  clock.now += 1;
  expect((await own.findWatchOnly('user', addresses)).size).toBe(19);
});
