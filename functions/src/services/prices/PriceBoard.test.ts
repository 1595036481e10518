import type { Price } from '@everything-wallet/core/schemas/coinPrices';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryQuote } from '../../testing/MemoryQuote.ts';
import { PriceBoard } from './PriceBoard.ts';
import type { CoinPrices, PriceSource } from './PriceSource.ts';
import type { SharedQuote } from './SharedQuote.ts';
import { SourceLimitError } from './SourceLimitError.ts';

vi.mock('firebase-functions/logger', () => ({ logger: { error: vi.fn() } }));

const ETHER: Price = { usd: 3000, change24h: 1 };
const START = Date.parse('2026-11-21T00:00:00.000Z');
const MINUTE = 60_000;

let calls: number[];
let answer: () => Promise<void>;

const down = () => Promise.reject(new Error('down'));
const limited = (retryAfterMs?: number) => () => Promise.reject(new SourceLimitError(retryAfterMs));
const slow = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms));

const source: Pick<PriceSource, 'name' | 'fetchPrices'> = {
  name: 'coingecko',
  async fetchPrices() {
    calls.push(Date.now() - START);
    await answer();
    return {
      prices: new Map([
        ['ETH', ETHER],
        ['BTC', { usd: 90_000, change24h: -1 }],
      ]),
      rates: { EUR: 0.92 },
    };
  },
};

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  calls = [];
  answer = () => Promise.resolve();
});
afterEach(() => vi.useRealTimers());

/** Advances time, and pending timers. */
const rest = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Seconds since the start of the returned prices, or the code of the refusal, without advancing time. */
async function ask(board: PriceBoard, symbols = ['ETH']): Promise<number | string> {
  const request = board.getPrices(symbols).then(
    ({ asOf }) => (Date.parse(asOf) - START) / 1000,
    (error: unknown) => String((error as { code: unknown }).code),
  );
  await rest(0);
  return Promise.race([request, Promise.resolve('waits')]);
}

describe('PriceBoard', () => {
  let board: PriceBoard;
  beforeEach(() => (board = new PriceBoard(source)));

  it('returns known prices by upper-case symbol, and leaves the rest out', async () => {
    expect(await board.getPrices(['eth', 'ETH', 'SepoliaETH', 'constructor', 'toString'])).toEqual({
      prices: { ETH: ETHER },
      rates: { EUR: 0.92 },
      source: 'coingecko',
      asOf: '2026-11-21T00:00:00.000Z',
      ageMs: 0,
    });
  });

  it('returns all prices, each with its own age, and leaves old ones out', async () => {
    const times = new Map([
      ['ETH', START - MINUTE],
      ['BTC', START - 2 * MINUTE],
    ]);
    let now = START;
    const dated = new PriceBoard(
      { name: 'coingecko', fetchPrices: async () => ({ ...(await source.fetchPrices()), times }) },
      { now: () => now },
    );
    expect(await dated.getAllPrices()).toEqual({
      prices: {
        ETH: { ...ETHER, ageMs: MINUTE },
        BTC: { usd: 90_000, change24h: -1, ageMs: 2 * MINUTE },
      },
      rates: { EUR: 0.92 },
      source: 'coingecko',
      answeredAt: '2026-11-21T00:00:00.000Z',
    });
    answer = down;
    now = START + 3.5 * MINUTE;
    expect(Object.keys((await dated.getAllPrices()).prices)).toEqual(['ETH']);
    now = START + 4.5 * MINUTE;
    await expect(dated.getAllPrices()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it("returns the age of its prices by its own clock, since browsers' clocks are wrong", async () => {
    let now = START;
    const own = new PriceBoard(source, { now: () => now });
    await own.getPrices(['ETH']);
    answer = down;
    now += 4 * MINUTE;
    expect(await own.getPrices(['ETH'])).toMatchObject({ ageMs: 4 * MINUTE });
    now = START - 1_000;
    expect(await own.getPrices(['ETH'])).toMatchObject({ ageMs: 0 });
  });

  it('returns prices with the time of the oldest, and none that was three minutes old when fetched', async () => {
    const times = new Map([
      ['ETH', START - MINUTE],
      ['BTC', START - 3 * MINUTE],
    ]);
    const dated = new PriceBoard({
      name: 'coingecko',
      fetchPrices: async () => ({ ...(await source.fetchPrices()), times }),
    });
    expect(await dated.getPrices(['ETH'])).toMatchObject({ ageMs: MINUTE });
    expect(await dated.getPrices(['ETH', 'BTC'])).toMatchObject({
      prices: { ETH: ETHER, BTC: { usd: 90_000 } },
      asOf: '2026-11-20T23:57:00.000Z',
      ageMs: 3 * MINUTE,
    });
    await rest(30_000);
    // One coin with an outdated price at the source does not make the others old.
    const { prices, ageMs } = await dated.getPrices(['ETH', 'BTC']);
    expect(prices).toEqual({ ETH: ETHER });
    expect(ageMs).toBe(MINUTE + 30_000);
    expect(await ask(dated, ['BTC'])).toBe('unavailable');
  });

  it('requests the source once for a thousand simultaneous callers', async () => {
    await Promise.all(
      Array.from({ length: 1000 }, (_, index) => board.getPrices(index % 2 === 0 ? ['ETH'] : ['BTC', 'ETH'])),
    );
    expect(calls).toHaveLength(1);
  });

  it('asks again after 30 seconds, not before', async () => {
    await ask(board);
    await rest(29_999);
    expect(await ask(board)).toBe(0);
    expect(calls).toHaveLength(1);
    await rest(1);
    expect(await ask(board)).toBe(30);
    expect(calls).toEqual([0, 30_000]);
  });

  // Regression: every user waited up to 5 s for a slow source, twice a minute.
  it('gives old prices at once while one question fetches newer ones', async () => {
    await ask(board);
    await rest(30_000);
    answer = slow(4_000);
    const first = ask(board);
    const others = await Promise.all(Array.from({ length: 480 }, () => ask(board)));
    expect(new Set(others)).toEqual(new Set([0]));
    expect(await first).toBe('waits');
    await rest(4_000);
    expect(await ask(board)).toBe(34);
    expect(calls).toHaveLength(2);
  });

  it('waits only a moment for newer prices if the source is silent', async () => {
    await ask(board);
    await rest(30_000);
    answer = () => new Promise(() => undefined);
    const onSettled = vi.fn();
    void board.getPrices(['ETH']).then(onSettled);
    await rest(1_500);
    expect(onSettled).toHaveBeenCalledOnce();
  });

  it('waits for newer prices if those it has are too old to be current', async () => {
    await ask(board);
    await rest(2 * MINUTE + 1);
    answer = slow(4_000);
    expect(await ask(board)).toBe('waits');
    const waiting = board.getPrices(['ETH']);
    await rest(4_000);
    expect((await waiting).asOf).toBe('2026-11-21T00:02:04.001Z');
  });

  it('gives old prices with their own time while the source is down, for five minutes', async () => {
    await ask(board);
    answer = down;
    await rest(5 * MINUTE);
    expect(await ask(board)).toBe(0);
    await rest(1);
    expect(await ask(board)).toBe('unavailable');
  });

  it('reports unavailable if there never was a price, and backs off from a failing source', async () => {
    answer = down;
    const results = await Promise.all(Array.from({ length: 100 }, () => ask(board)));
    expect(new Set(results)).toEqual(new Set(['unavailable']));
    expect(await ask(board)).toBe('unavailable');
    expect(calls).toHaveLength(1);
    answer = () => Promise.resolve();
    await rest(30_000);
    expect(await ask(board)).toBe(30);
  });
});

describe('a source with a rate limit', () => {
  let board: PriceBoard;
  beforeEach(async () => {
    board = new PriceBoard(source);
    await ask(board);
  });

  /** Polls as an open wallet does, and notes each change of the result. */
  async function watch(ms: number): Promise<[second: number, told: number | string][]> {
    const changes: [number, number | string][] = [];
    for (const end = Date.now() + ms; Date.now() < end; await rest(10_000)) {
      const result = await ask(board);
      if (result !== changes.at(-1)?.[1]) changes.push([(Date.now() - START) / 1000, result]);
    }
    return changes;
  }

  // 'CoinGecko at 429 for an hour' (issue 11).
  it('for an hour: the last prices for five minutes, then none, and new ones within five minutes of its end', async () => {
    answer = limited();
    expect(await watch(60 * MINUTE)).toEqual([
      [0, 0],
      [310, 'unavailable'],
    ]);
    const seconds = calls.slice(1).map((ms) => ms / 1000);
    expect(seconds.slice(0, 5)).toEqual([30, 90, 210, 450, 750]);
    expect(seconds.length).toBeLessThan(16);

    answer = () => Promise.resolve();
    const [, back] = await watch(5 * MINUTE + 10_000);
    expect(back?.[0]).toBeLessThanOrEqual(3600 + 300);
    expect(back?.[0]).toBe(back?.[1]);
  });

  it.each([
    ['as long as it says', 120_000, 150],
    ['no less than half a minute', 1_000, 60],
    ['no longer than a quarter of an hour', 86_400_000, 930],
  ])('is left in peace %s', async (_, retryAfterMs, next) => {
    answer = limited(retryAfterMs);
    await watch(20 * MINUTE);
    expect(calls.slice(1, 3)).toEqual([30_000, next * 1000]);
  });

  it('is requested at the usual pace again once it has answered', async () => {
    answer = limited();
    await watch(4 * MINUTE);
    answer = () => Promise.resolve();
    await watch(10 * MINUTE);
    calls = [];
    await watch(5 * MINUTE);
    expect(calls).toHaveLength(10);
  });
});

describe('several instances', () => {
  const instances = (shared: SharedQuote<CoinPrices>) =>
    Array.from({ length: 10 }, () => new PriceBoard(source, { shared }));

  it('ask the source once in 30 seconds together', async () => {
    const boards = instances(new MemoryQuote<CoinPrices>());
    for (let second = 0; second < 300; second += 5) {
      for (const board of boards) expect(await ask(board)).not.toBe('unavailable');
      await rest(5_000);
    }
    expect(calls).toHaveLength(10);
  });

  it('wait for the one that fetches, if they have no prices yet', async () => {
    answer = slow(3_000);
    const answers = instances(new MemoryQuote<CoinPrices>()).map((board) => board.getPrices(['ETH']));
    await rest(5_000);
    expect(await Promise.all(answers)).toHaveLength(10);
    expect(calls).toHaveLength(1);
  });

  it('rest together when one of them is refused', async () => {
    answer = limited();
    const boards = instances(new MemoryQuote<CoinPrices>());
    for (let second = 0; second < 60; second += 5) {
      await Promise.all(boards.map((board) => ask(board)));
      await rest(5_000);
    }
    expect(calls).toHaveLength(1);
  });

  it('ask by themselves, each once in 30 seconds, while the database is silent or fails', async () => {
    const silent = () => new Promise<never>(() => undefined);
    for (const shared of [
      { takeTurn: silent, endTurn: silent },
      { takeTurn: () => Promise.reject(new Error('down')), endTurn: () => Promise.reject(new Error('down')) },
    ]) {
      calls = [];
      const board = new PriceBoard(source, { shared });
      const first = board.getPrices(['ETH']);
      await rest(2_000);
      expect((await first).prices).toEqual({ ETH: ETHER });
      await rest(20_000);
      await ask(board);
      expect(calls).toHaveLength(1);
      await rest(10_000);
      await ask(board);
      await rest(2_000);
      expect(calls).toHaveLength(2);
    }
  });
});
