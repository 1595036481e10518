import { expect, test } from 'vitest';
import { networkById } from '../networks/findNetwork.ts';
import type { FeeMarket } from './feeMarket.ts';
import { judgePrices } from './judgePrices.ts';
import { feeLevels } from './feeMarket.ts';
import { pricesOfLevel } from './pricesOfLevel.ts';

const GWEI = 1_000_000_000n;
const ethereum = networkById('ethereum');
/** Fast is 62 gwei. */
const busy: FeeMarket = {
  baseFee: 20n * GWEI,
  nextBaseFee: 20n * GWEI,
  tips: { slow: GWEI / 2n, normal: GWEI, fast: 2n * GWEI },
};
/** A base fee of a few wei, as on idle chains. */
const quiet: FeeMarket = { baseFee: 7n, nextBaseFee: 7n, tips: { slow: 1n, normal: 1n, fast: 1n } };

test.each<[string, FeeMarket, bigint, bigint, object]>([
  ['a price of 0', busy, 0n, 0n, { stop: 'send.fees.error.zero' }],
  ['a tip above the whole', busy, 30n * GWEI, 30n * GWEI + 1n, { stop: 'send.fees.error.tipAbove' }],
  ['ten times the fast price', busy, 620n * GWEI, GWEI, { warning: 'send.fees.warning.high' }],
  ['more than that', busy, 620n * GWEI + 1n, GWEI, { stop: 'send.fees.error.tooHigh' }],
  ['twice the fast price', busy, 124n * GWEI, GWEI, {}],
  ['more than that', busy, 124n * GWEI + 1n, GWEI, { warning: 'send.fees.warning.high' }],
  ['a tip far above the others’', busy, 110n * GWEI, 60n * GWEI, { warning: 'send.fees.warning.tip' }],
  ['one without room for the base fee', busy, 30n * GWEI, 30n * GWEI, {}],
  [
    'anything like the tips of a node that lies',
    { ...busy, tips: { slow: GWEI, normal: GWEI, fast: 5_000n * GWEI } },
    5_000n * GWEI,
    5_000n * GWEI,
    { stop: 'send.fees.error.tooHigh' },
  ],
  ['less than the base fee', busy, 20n * GWEI - 1n, GWEI, { warning: 'send.fees.warning.cheaper' }],
  ['no tip', busy, 30n * GWEI, 0n, { warning: 'send.fees.warning.longer' }],
  ['a high price where gas is nearly free', quiet, 20n * GWEI, GWEI, {}],
  [
    'a thousand gwei where gas is nearly free',
    quiet,
    1_000n * GWEI,
    GWEI,
    { stop: 'send.fees.error.tooHigh' },
  ],
])('%s', (_, market, maxFeePerGas, maxPriorityFeePerGas, judgement) => {
  expect(judgePrices(market, { maxFeePerGas, maxPriorityFeePerGas }, ethereum)).toEqual(judgement);
});

test('accepts the levels themselves', () => {
  for (const market of [busy, quiet])
    for (const level of feeLevels)
      expect(judgePrices(market, pricesOfLevel(market, level), ethereum)).toEqual({});
});

test('judges prices by their own network', () => {
  const free: FeeMarket = {
    baseFee: 0n,
    nextBaseFee: 0n,
    tips: { slow: GWEI, normal: GWEI, fast: 90n * GWEI },
  };
  const prices = { maxFeePerGas: 201n * GWEI, maxPriorityFeePerGas: 201n * GWEI };
  expect(judgePrices(free, prices, networkById('bsc'))).toEqual({ stop: 'send.fees.error.tooHigh' });
  const usual = { maxFeePerGas: GWEI, maxPriorityFeePerGas: GWEI };
  expect(judgePrices(free, usual, networkById('bsc'))).toEqual({});
});
