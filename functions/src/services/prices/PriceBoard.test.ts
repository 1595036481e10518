import type { Price } from '@everything-wallet/core/callables/getTokenPrices';
import { beforeEach, describe, expect, it } from 'vitest';
import { PriceBoard } from './PriceBoard.ts';
import type { PriceSource } from './PriceSource.ts';

const ETHER: Price = { usd: 3000, change24h: 1 };
const START = Date.parse('2026-11-21T00:00:00.000Z');

let now = START;
let calls = 0;
let isDown = false;

const source: PriceSource = {
  name: 'coingecko',
  async fetchPrices() {
    calls += 1;
    await Promise.resolve();
    if (isDown) throw new Error('down');
    return new Map([
      ['ETH', ETHER],
      ['BTC', { usd: 90_000, change24h: -1 }],
    ]);
  },
};

describe('PriceBoard', () => {
  let board: PriceBoard;
  beforeEach(() => {
    now = START;
    calls = 0;
    isDown = false;
    board = new PriceBoard(source, () => now);
  });

  it('answers with what is known, by upper-case symbol, and leaves the rest out', async () => {
    expect(await board.getPrices(['eth', 'ETH', 'SepoliaETH', 'constructor', 'toString'])).toEqual({
      prices: { ETH: ETHER },
      source: 'coingecko',
      asOf: '2026-11-21T00:00:00.000Z',
    });
  });

  it('asks the source once for a thousand who ask at once, whatever they ask for', async () => {
    await Promise.all(
      Array.from({ length: 1000 }, (_, index) => board.getPrices(index % 2 === 0 ? ['ETH'] : ['BTC', 'ETH'])),
    );
    expect(calls).toBe(1);
  });

  it('asks again after 30 seconds, not before', async () => {
    await board.getPrices(['ETH']);
    now += 29_999;
    await board.getPrices(['ETH']);
    expect(calls).toBe(1);
    now += 1;
    const { asOf } = await board.getPrices(['ETH']);
    expect(calls).toBe(2);
    expect(asOf).toBe('2026-11-21T00:00:30.000Z');
  });

  it('gives old prices with their own time while the source is down, for five minutes', async () => {
    await board.getPrices(['ETH']);
    isDown = true;
    now += 300_000;
    expect(await board.getPrices(['ETH'])).toMatchObject({
      prices: { ETH: ETHER },
      asOf: '2026-11-21T00:00:00.000Z',
    });
    now += 1;
    await expect(board.getPrices(['ETH'])).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('says unavailable when there never was a price, and leaves a failing source in peace', async () => {
    isDown = true;
    await Promise.all(
      Array.from({ length: 100 }, () =>
        expect(board.getPrices(['ETH'])).rejects.toMatchObject({ code: 'unavailable' }),
      ),
    );
    await expect(board.getPrices(['ETH'])).rejects.toMatchObject({ code: 'unavailable' });
    expect(calls).toBe(1);
    isDown = false;
    now += 30_000;
    expect((await board.getPrices(['ETH'])).prices).toEqual({ ETH: ETHER });
  });
});
