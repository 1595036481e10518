import type { PricePoint } from '@everything-wallet/core/schemas/pastPrices';
import { beforeEach, expect, it, vi } from 'vitest';
import '../../functions/src/configuration.ts';
import { sharedQuote as openQuote, type Quote } from '../../functions/src/data/sharedQuote.ts';
import { networkById } from '../../packages/core/src/networks/findNetwork.ts';
import { coinPriceFields } from '../../functions/src/services/prices/coinPriceFields.ts';
import type { CoinPrices } from '../../functions/src/services/prices/PriceSource.ts';
import { seriesFields } from '../../functions/src/services/prices/seriesFields.ts';
import { sharedTokenQuotes } from '../../functions/src/services/prices/sharedTokenQuotes.ts';
import { writeDocument } from './support/documents.ts';

// There is no Google Cloud to ask for credentials. The stack itself has sample prices, and never this document.
vi.stubEnv('METADATA_SERVER_DETECTION', 'none');

const NOW = 1_800_000_000_000;
const REST = 30_000;
const sharedQuote = openQuote('coingecko', coinPriceFields);
const quoteOf = (usd: number, asOf = NOW): Quote<CoinPrices> => ({
  value: { prices: new Map([['ETH', { usd, change24h: -1 }]]), rates: { EUR: 0.92 } },
  asOf,
});

beforeEach(() => writeDocument('price_quotes/coingecko', { next_at: 0 }));

it('assigns the turn to one of many parallel instances, and to the next when it is over', async () => {
  const turns = await Promise.all(Array.from({ length: 10 }, () => sharedQuote.takeTurn(NOW, REST)));
  expect(turns.filter(({ isOurs }) => isOurs)).toHaveLength(1);
  expect(new Set(turns.map(({ nextAt }) => nextAt))).toEqual(new Set([NOW + REST]));
  expect(await sharedQuote.takeTurn(NOW + REST - 1, REST)).toMatchObject({ isOurs: false });
  expect(await sharedQuote.takeTurn(NOW + REST, REST)).toMatchObject({ isOurs: true });
});

it('assigns it well within the second that an instance waits', { timeout: 60_000 }, async () => {
  // A request that waits longer queries the source itself (PriceBoard). A busy machine may be late once, but
  // not mostly.
  let late = 0;
  for (let round = 0; round < 8; round += 1) {
    const began = Date.now();
    const now = NOW + round * REST;
    const turns = await Promise.all(Array.from({ length: 10 }, () => sharedQuote.takeTurn(now, REST)));
    expect(turns.filter(({ isOurs }) => isOurs)).toHaveLength(1);
    if (Date.now() - began > 1_000) late += 1;
  }
  expect(late).toBeLessThan(4);
});

it('stores the newest prices completely, with the time of the next request', async () => {
  await sharedQuote.endTurn(quoteOf(3000), NOW + REST);
  expect(await sharedQuote.takeTurn(NOW, REST)).toEqual({
    quote: quoteOf(3000),
    isOurs: false,
    nextAt: NOW + REST,
  });
  const other = { value: { prices: new Map([['BTC', { usd: 1, change24h: 0 }]]), rates: {} }, asOf: NOW + 1 };
  await sharedQuote.endTurn(other, NOW + REST);
  expect((await sharedQuote.takeTurn(NOW, REST)).quote).toEqual(other);
  await sharedQuote.endTurn(undefined, NOW + 10 * REST);
  expect(await sharedQuote.takeTurn(NOW + REST, REST)).toEqual({
    quote: other,
    isOurs: false,
    nextAt: NOW + 10 * REST,
  });
});

it('ignores a foreign document, or a turn that would never end', async () => {
  await writeDocument('price_quotes/coingecko', { next_at: 'never' });
  expect(await sharedQuote.takeTurn(NOW, REST)).toMatchObject({ quote: undefined, isOurs: true });
  await sharedQuote.endTurn(undefined, NOW + 10 ** 9);
  expect(await sharedQuote.takeTurn(NOW, REST)).toMatchObject({ isOurs: true });
});

const pastPoints: readonly PricePoint[] = [
  [NOW - 1, 1.5],
  [NOW, 2],
];

it('stores past prices, and returns none from a foreign document', async () => {
  const shared = openQuote('past_TEST_7', seriesFields);
  const quote = {
    value: pastPoints,
    asOf: NOW,
  };
  await shared.endTurn(quote, NOW + REST);
  expect((await shared.takeTurn(NOW, REST)).quote).toEqual(quote);
  await writeDocument('price_quotes/past_TEST_7', { as_of: NOW, next_at: NOW + REST, times: 1, usd: 2 });
  expect((await shared.takeTurn(NOW, REST)).quote).toBeUndefined();
});

it('stores the prices of tokens, and collects further requested ones', async () => {
  const shared = sharedTokenQuotes(networkById('ethereum'));
  await writeDocument('price_quotes/tokens_mainnet', { next_at: 0 });
  const priced = { askedAt: NOW, fetchedAt: NOW, price: { usd: 7, change24h: 1 } };
  await shared.endTurn({ value: new Map([['0xa1', priced]]), asOf: NOW }, NOW + REST);
  await shared.want(['0xa1', '0xb2'], NOW + 1, '7');
  await shared.want(['0xb2'], NOW + 2, '8');
  const { quote } = await shared.takeTurn(NOW + REST, REST);
  expect(quote?.value).toEqual(
    new Map([
      ['0xa1', { ...priced, askedAt: NOW + 1, askers: { 7: NOW + 1 } }],
      ['0xb2', { askedAt: NOW + 2, askers: { 7: NOW + 1, 8: NOW + 2 } }],
    ]),
  );
});
