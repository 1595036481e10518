// @vitest-environment node
import { networks } from '@everything-wallet/core/networks/networks';
import { expect, test } from 'vitest';
import { changeOf } from './changeOf.ts';
import type { HeldAsset } from './HeldAsset.ts';

const [ETHEREUM] = networks;

const assetOf = (symbol: string): HeldAsset => ({
  key: symbol,
  network: ETHEREUM,
  contract: undefined,
  kind: 'coin',
  symbol,
  name: symbol,
  decimals: 18,
  figures: [],
});
const part = (symbol: string, usd: string) => ({ of: assetOf(symbol), units: 1n, usd });
const changes =
  (bySymbol: Readonly<Record<string, number>>) =>
  ({ symbol }: HeldAsset) =>
    bySymbol[symbol] === undefined ? undefined : { usd: 1, change24h: bySymbol[symbol] };

test.each([
  ['a gain', { ETH: 25 }, '1250', '250', 25],
  ['a loss', { ETH: -20 }, '800', '200', -20],
  ['none', { ETH: 0 }, '800', '0', 0],
])('%s is measured from the value a day ago', (_, byAsset, now, usd, percent) => {
  expect(changeOf({ byAsset: [part('ETH', now)], byPool: [] }, changes(byAsset))).toEqual({ usd, percent });
});

test('gains and losses are set off, each by its value', () => {
  const byAsset = [part('ETH', '1100'), part('MATIC', '50')];
  // 1000 and 100 a day ago.
  expect(changeOf({ byAsset, byPool: [] }, changes({ ETH: 10, MATIC: -50 }))).toEqual({
    usd: '50',
    percent: 4.545454,
  });
});

test('pools count as unchanged', () => {
  const byPool = [{ of: { network: ETHEREUM, name: 'Savings Dai' }, usd: '900.5' }];
  expect(changeOf({ byAsset: [part('ETH', '110')], byPool }, changes({ ETH: 10 }))).toEqual({
    usd: '10',
    percent: 0.9995,
  });
});

test.each([
  ['nothing is held', [], {}],
  ['the price of an asset is unknown', [part('ETH', '1'), part('MATIC', '1')], { ETH: 1 }],
  ['a price has lost everything', [part('ETH', '1')], { ETH: -100 }],
])('is unknown where %s', (_, byAsset, known) => {
  expect(changeOf({ byAsset, byPool: [] }, changes(known))).toBeUndefined();
});

test('a value of a million million dollars is exact', () => {
  const { usd } = changeOf(
    { byAsset: [part('ETH', '1000000000001.000000000000000000000001')], byPool: [] },
    changes({ ETH: 0.000001 }),
  ) ?? { usd: '' };
  expect(usd).toMatch(/^9999\.9999/);
});
