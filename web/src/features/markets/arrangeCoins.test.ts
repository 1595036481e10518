// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { marketCoins } from '../../catalogue/marketCoins.ts';
import { arrangeCoins, nextOrder, type SortOrder } from './arrangeCoins.ts';

const prices = {
  ETH: { usd: 3000, change24h: -1 },
  BTC: { usd: 97_000, change24h: 2 },
  USDT: { usd: 1, change24h: 0 },
};
const arranged = (search: string, order?: SortOrder) =>
  arrangeCoins(marketCoins, prices, search, order).map(({ symbol }) => symbol);

test('are in the required order until they are sorted', () => {
  expect(arranged('')).toEqual(marketCoins.map(({ symbol }) => symbol));
});

test.each([
  ['bit', ['BTC']],
  [' USD ', ['USDT', 'USDC']],
  ['eTh', ['ETH', 'USDT']],
  ['nothing', []],
])('searches names and symbols for %j', (search, symbols) => {
  expect(arranged(search)).toEqual(symbols);
});

test.each([
  [{ by: 'price', direction: 'desc' }, ['BTC', 'ETH', 'USDT', 'USDC']],
  [{ by: 'price', direction: 'asc' }, ['USDT', 'ETH', 'BTC', 'USDC']],
  [{ by: 'change', direction: 'desc' }, ['BTC', 'USDT', 'ETH', 'USDC']],
  [{ by: 'change', direction: 'asc' }, ['ETH', 'USDT', 'BTC', 'USDC']],
] as const)('sorts coins without a price last, by %o', (order, symbols) => {
  expect(arranged('', order).slice(0, 4)).toEqual(symbols);
});

test('sorts names alphabetically', () => {
  const names = arrangeCoins(marketCoins, undefined, '', { by: 'coin', direction: 'asc' }).map(
    ({ name }) => name,
  );
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
  expect(names).toHaveLength(17);
});

describe('pressing a column head', () => {
  test('sorts one way, the other way, and not at all', () => {
    const first = nextOrder(undefined, 'price');
    const second = nextOrder(first, 'price');
    expect([first, second, nextOrder(second, 'price')]).toEqual([
      { by: 'price', direction: 'desc' },
      { by: 'price', direction: 'asc' },
      undefined,
    ]);
  });

  test('of another column sorts by that column', () => {
    expect(nextOrder({ by: 'price', direction: 'asc' }, 'coin')).toEqual({ by: 'coin', direction: 'asc' });
  });
});
