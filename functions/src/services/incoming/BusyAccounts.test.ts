import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { expect, test, vi } from 'vitest';
import { BusyAccounts } from './BusyAccounts.ts';
import { dayOf } from './dayOf.ts';
import type { IncomingCursor } from './IncomingStore.ts';

const NOW = 1_790_000_000_000;
const network = networkById('sepolia');
const [OWN, FULL, ...WATCHED] = ['0x01', '0x02', '0x11', '0x12', '0x13', '0x14'] as const;
const accounts = new Set([OWN, FULL, ...WATCHED]);

function cursorWith(verified: Readonly<Record<string, number>>): IncomingCursor {
  const made = { day: dayOf(NOW), verified, unverified: {}, dust: {} };
  return { networks: {}, savedAt: 0, waiting: [], unpriced: [], made };
}

const countsOf = (counts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(counts).map(([account, count]) => [`sepolia ${account}`, count]));

// Regression: three watched addresses of exchanges stopped the user's own accounts until the next day.
test('what watch-only accounts receive stops no account with a key', async () => {
  const busy = new BusyAccounts(
    () => Promise.resolve(new Set(WATCHED)),
    () => NOW,
  );
  const cursor = cursorWith(countsOf({ '0x11': 999, '0x12': 999, '0x13': 900, [OWN]: 102 }));
  expect(await busy.choose('user', network, { cursor, accounts })).toEqual(new Set([OWN, FULL]));
  expect(busy.among('user', [network], [...accounts])).toEqual(WATCHED);
});

test('an account waits after 1,000 records, also with a key', async () => {
  const findWatchOnly = vi.fn(() => Promise.resolve(new Set<string>()));
  const busy = new BusyAccounts(findWatchOnly, () => NOW);
  const cursor = cursorWith(countsOf({ [FULL]: 1_000 }));
  expect(await busy.choose('user', network, { cursor, accounts })).toEqual(new Set([OWN, ...WATCHED]));
  expect(await busy.choose('user', networkById('polygon'), { cursor, accounts })).toEqual(accounts);
  expect(findWatchOnly).not.toHaveBeenCalled();
});
