// @vitest-environment node
import { expect, test } from 'vitest';
import type { CoinPrice } from '../../features/balance/hooks/useCoinPrice.ts';
import { sendPriceOf } from './sendPriceOf.ts';

const price = { usd: 3_021, change24h: 0 };
const ready = (isSample: boolean): CoinPrice => ({ status: 'ready', price, isSample });

test('is the market’s, wherever it is sent', () => {
  for (const isLocal of [true, false])
    expect(sendPriceOf(ready(false), isLocal)).toEqual({ usd: 3_021, isSample: false });
});

test('is an example only on a local chain: no real coin is priced with it', () => {
  expect(sendPriceOf(ready(true), true)).toEqual({ usd: 3_021, isSample: true });
  expect(sendPriceOf(ready(true), false)).toBeUndefined();
});

test.each(['loading', 'unavailable', 'noMarket'] as const)('is undefined while it is %s', (status) => {
  expect(sendPriceOf({ status }, true)).toBeUndefined();
});
