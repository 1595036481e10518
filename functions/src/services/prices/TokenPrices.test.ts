import type { Price } from '@everything-wallet/core/schemas/coinPrices';
import type { PricedToken } from '@everything-wallet/core/schemas/tokenPrices';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryQuote } from '../../testing/MemoryQuote.ts';
import { PriceBoard } from './PriceBoard.ts';
import type { PriceSource } from './PriceSource.ts';
import { SourceLimitError } from './SourceLimitError.ts';
import type { SharedTokenQuotes, TokenQuotes } from './TokenPriceBoard.ts';
import { TokenPrices } from './TokenPrices.ts';

vi.mock('firebase-functions/logger', () => ({ logger: { error: vi.fn() } }));

const START = 1_800_000_000_000;
const MINUTE = 60_000;
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const UNI = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984';
const contractOf = (index: number) => `0x${index.toString(16).padStart(40, '0')}`;
const on = (network: PricedToken['network'], ...contracts: string[]) =>
  contracts.map((contract) => ({ network, contract }));

let now: number;
/** Requests, by network. */
let questions: [network: string, contracts: readonly string[]][];
/** Dollars by contract; a missing one has no market. */
let market: (contract: string) => number | undefined;
/** Time of the prices, if the source states it. */
let pricedAt: number | undefined;
/** True if it states no time. */
let isUntimed: boolean;
let maxTokens: number;
let failure: Error | undefined;

const source: PriceSource = {
  name: 'coingecko',
  get maxTokens() {
    return maxTokens;
  },
  fetchPrices: () =>
    Promise.resolve({
      prices: new Map([
        ['ETH', { usd: 3000, change24h: 1 }],
        ['USDC', { usd: 1, change24h: 0 }],
      ]),
      rates: {},
    }),
  fetchTokenPrices: (network, contracts) => {
    questions.push([network.id, contracts]);
    if (failure) return Promise.reject(failure);
    const priced = contracts.flatMap((contract): [string, Price][] => {
      const usd = market(contract);
      return usd === undefined ? [] : [[contract, { usd, change24h: 1 }]];
    });
    const prices = new Map(priced);
    if (isUntimed) return Promise.resolve({ prices: new Map(), untimed: new Set(prices.keys()) });
    if (pricedAt === undefined) return Promise.resolve({ prices });
    const at = pricedAt;
    return Promise.resolve({ prices, times: new Map([...prices.keys()].map((contract) => [contract, at])) });
  },
  fetchPastPrices: () => Promise.resolve([]),
};

beforeEach(() => {
  now = START;
  questions = [];
  market = () => 7;
  maxTokens = 100;
  pricedAt = undefined;
  isUntimed = false;
  failure = undefined;
});

function createPrices(share?: () => SharedTokenQuotes): TokenPrices {
  const clock = { now: () => now };
  return new TokenPrices(source, new PriceBoard(source, clock), { ...clock, share });
}

const usdOf = async (prices: TokenPrices, tokens: PricedToken[], userId = 'alice') =>
  (await prices.getPrices(tokens, userId)).prices.map((price) => price?.usd);
const notNowOf = async (prices: TokenPrices, tokens: PricedToken[]) =>
  (await prices.getPrices(tokens, 'alice')).notNow;

describe('TokenPrices', () => {
  it('answers in the requested order, in any spelling, and marks unknown ones', async () => {
    market = (contract) => (contract === UNI.toLowerCase() ? 9.5 : undefined);
    const prices = createPrices();
    const asked = [
      ...on('mainnet', contractOf(1), UNI, UNI.toLowerCase(), USDC),
      ...on('polygon-mainnet', UNI),
    ];
    expect(await prices.getPrices(asked, 'alice')).toEqual({
      prices: [
        null,
        { usd: 9.5, change24h: 1 },
        { usd: 9.5, change24h: 1 },
        { usd: 1, change24h: 0 },
        { usd: 9.5, change24h: 1 },
      ],
      notNow: [],
      source: 'coingecko',
      asOf: new Date(START).toISOString(),
      ageMs: 0,
    });
    expect(questions).toEqual([
      // Listed ones come first.
      ['ethereum', [UNI.toLowerCase(), contractOf(1)]],
      ['polygon', [UNI.toLowerCase()]],
    ]);
  });

  it('prices the networks’ known tokens like coins, without requests', async () => {
    expect(await usdOf(createPrices(), on('mainnet', USDC, WETH))).toEqual([1, 3000]);
    expect(questions).toEqual([]);
  });

  it('has no price for anything of a test network, and requests none', async () => {
    expect(await usdOf(createPrices(), on('sepolia', UNI, WETH, USDC))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(questions).toEqual([]);
  });

  it('sends one request in 30 seconds for all recent tokens, for any number of callers', async () => {
    const prices = createPrices();
    await Promise.all(Array.from({ length: 1000 }, () => prices.getPrices(on('mainnet', UNI), 'alice')));
    expect(questions).toHaveLength(1);
    // New to the instance: it comes with the next request.
    expect(await usdOf(prices, on('mainnet', contractOf(5)))).toEqual([undefined]);
    now += 29_999;
    await usdOf(prices, on('mainnet', UNI));
    expect(questions).toHaveLength(1);
    now += 1;
    expect(await usdOf(prices, on('mainnet', contractOf(5), UNI))).toEqual([7, 7]);
    expect(questions).toHaveLength(2);
    expect(questions[1]?.[1]).toHaveLength(2);
  });

  it('forgets tokens that are no longer requested', async () => {
    const prices = createPrices();
    await usdOf(prices, on('mainnet', UNI));
    now += 11 * MINUTE;
    await usdOf(prices, on('mainnet', contractOf(5)));
    expect(questions.at(-1)?.[1]).toEqual([contractOf(5)]);
  });

  it('requests tokens without a market again after an hour, not every half minute', async () => {
    market = () => undefined;
    const prices = createPrices();
    for (let passed = 0; passed < 59; passed += 1) {
      await usdOf(prices, on('mainnet', UNI));
      now += MINUTE;
    }
    expect(questions).toHaveLength(1);
    now += MINUTE;
    await usdOf(prices, on('mainnet', UNI));
    expect(questions).toHaveLength(2);
  });

  it('lets more than a question may name take turns', async () => {
    maxTokens = 2;
    const prices = createPrices();
    const tokens = on('mainnet', ...Array.from({ length: 6 }, (_, index) => contractOf(index + 1)));
    for (let turn = 0; turn < 8; turn += 1) {
      await usdOf(prices, tokens);
      now += 30_000;
    }
    expect(questions.every(([, contracts]) => contracts.length === 2)).toBe(true);
    expect(await usdOf(prices, tokens)).toEqual([7, 7, 7, 7, 7, 7]);
  });

  it('caches no more than its limit', async () => {
    const prices = createPrices();
    for (let index = 0; index < 10; index += 1) {
      const contracts = Array.from({ length: 200 }, (_, each) => contractOf(index * 200 + each + 1));
      await prices.getPrices(on('mainnet', ...contracts), 'alice');
      now += 1_000;
    }
    now += 30_000;
    await usdOf(prices, on('mainnet', UNI));
    expect(questions.at(-1)?.[1].length).toBe(100);
  });

  describe('requests for unknown names without end', () => {
    /** Invents contracts, in calls of 200 names. */
    let made = 1;
    const flood = (prices: TokenPrices) =>
      prices.getPrices(
        on('mainnet', ...Array.from({ length: 200 }, () => contractOf((made += 1)))),
        'mallory',
      );
    const OTHER = contractOf(0xffff_ffff);

    beforeEach(() => {
      market = (contract) => ([UNI.toLowerCase(), OTHER].includes(contract) ? 9 : undefined);
    });

    it.each([100, 1])('still return the prices of the others, %i per request', async (most) => {
      maxTokens = most;
      const prices = createPrices();
      await usdOf(prices, on('mainnet', UNI, OTHER));
      for (let turn = 0; turn < 4 && questions.length < 5; turn += 1) {
        now += 30_000;
        await usdOf(prices, on('mainnet', UNI, OTHER));
      }
      for (let second = 0; second < 900; second += 10) {
        now += 10_000;
        await flood(prices);
        if (second % 30 === 0) expect(await usdOf(prices, on('mainnet', UNI, OTHER))).toEqual([9, 9]);
      }
    });

    it('request listed tokens first, even without an earlier request', async () => {
      const prices = createPrices();
      await flood(prices);
      for (let call = 0; call < 5; call += 1) await flood(prices);
      expect(await usdOf(prices, on('mainnet', UNI))).toEqual([undefined]);
      for (let call = 0; call < 5; call += 1) await flood(prices);
      now += 30_000;
      await flood(prices);
      expect(await usdOf(prices, on('mainnet', UNI))).toEqual([9]);
    });

    // Regression: tokens were cached by their last request alone, so made-up ones pushed out another user's.
    it.each([100, 4])('soon request an unknown token of another user, %i per request', async (most) => {
      maxTokens = most;
      const prices = createPrices();
      for (let call = 0; call < 5; call += 1) await flood(prices);
      await usdOf(prices, on('mainnet', OTHER), 'bob');
      for (let call = 0; call < 5; call += 1) await flood(prices);
      now += 30_000;
      await flood(prices);
      now += 30_000;
      await flood(prices);
      expect(questions.flatMap(([, contracts]) => contracts)).toContain(OTHER);
      expect(await usdOf(prices, on('mainnet', OTHER), 'bob')).toEqual([9]);
    });

    it('announce a limited number to the other instances, and fewer for one user', async () => {
      const said = new Set<string>();
      const prices = createPrices(() => ({
        takeTurn: (at, restMs) => Promise.resolve({ quote: undefined, isOurs: true, nextAt: at + restMs }),
        endTurn: () => Promise.resolve(),
        want: (contracts) => {
          for (const contract of contracts) said.add(contract);
          return Promise.resolve();
        },
      }));
      for (let call = 0; call < 20; call += 1) await flood(prices);
      expect(said.size).toBeLessThanOrEqual(10);
      await usdOf(prices, on('mainnet', UNI, OTHER), 'bob');
      expect([...said]).toEqual(expect.arrayContaining([UNI.toLowerCase(), OTHER]));
    });
  });

  it('returns known prices for five minutes while the source is down, with their age, and then nothing', async () => {
    const prices = createPrices();
    await prices.getPrices(on('mainnet', UNI), 'alice');
    failure = new Error('down');
    now += 4 * MINUTE;
    expect(await prices.getPrices(on('mainnet', UNI), 'alice')).toMatchObject({
      prices: [{ usd: 7 }],
      ageMs: 4 * MINUTE,
      asOf: new Date(START).toISOString(),
    });
    now += MINUTE + 1;
    await expect(prices.getPrices(on('mainnet', UNI), 'alice')).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  it('returns a price with its time, and none of more than five minutes ago', async () => {
    pricedAt = START - 4 * MINUTE;
    const prices = createPrices();
    expect(await prices.getPrices(on('mainnet', UNI), 'alice')).toMatchObject({
      prices: [{ usd: 7 }],
      ageMs: 4 * MINUTE,
      asOf: new Date(pricedAt).toISOString(),
    });
    now += 2 * MINUTE;
    expect(await usdOf(prices, on('mainnet', UNI))).toEqual([undefined]);
    // It is requested nevertheless, at the pace of priced ones.
    pricedAt = now;
    now += 30_000;
    expect(await usdOf(prices, on('mainnet', UNI))).toEqual([7]);
  });

  it('distinguishes tokens without a price from those without one now', async () => {
    market = (contract) => (contract === UNI.toLowerCase() ? 9.5 : undefined);
    const prices = createPrices();
    await usdOf(prices, on('mainnet', UNI, contractOf(1)));
    // The third was never requested, the last is of a test network.
    const asked = [...on('mainnet', UNI, contractOf(1), contractOf(2), USDC), ...on('sepolia', UNI)];
    expect(await notNowOf(prices, asked)).toEqual([2]);
    failure = new Error('down');
    now += 4 * MINUTE + 1;
    expect(await notNowOf(prices, asked)).toEqual([0, 2]);
  });

  // Regression: it had none for an hour.
  it('soon requests a price again that had no known time', async () => {
    isUntimed = true;
    const prices = createPrices();
    expect(await notNowOf(prices, on('mainnet', UNI))).toEqual([0]);
    isUntimed = false;
    now += 30_000;
    expect(await usdOf(prices, on('mainnet', UNI))).toEqual([7]);
    isUntimed = true;
    now += 30_000;
    expect(await usdOf(prices, on('mainnet', UNI))).toEqual([7]);
    expect(questions).toHaveLength(3);
    for (let passed = 0; passed < 5; passed += 1) {
      now += MINUTE;
      await usdOf(prices, on('mainnet', UNI));
    }
    expect(await notNowOf(prices, on('mainnet', UNI))).toEqual([0]);
  });

  it('returns known prices if the source of others is silent', async () => {
    failure = new Error('down');
    expect(await usdOf(createPrices(), on('mainnet', UNI, USDC))).toEqual([undefined, 1]);
  });

  it('backs off from a source with a rate limit', async () => {
    failure = new SourceLimitError(120_000);
    const prices = createPrices();
    for (let second = 0; second < 120; second += 10) {
      await prices.getPrices(on('mainnet', UNI), 'alice').catch(() => undefined);
      now += 10_000;
    }
    expect(questions).toHaveLength(1);
  });
});

describe('several instances', () => {
  /** State that they share. */
  class MemoryTokenQuotes extends MemoryQuote<TokenQuotes> implements SharedTokenQuotes {
    want(contracts: readonly string[], askedAt: number, asker: string): Promise<void> {
      this.change((known) => {
        const wanted = new Map(known);
        for (const contract of contracts) {
          const before = wanted.get(contract);
          wanted.set(contract, { ...before, askedAt, askers: { ...before?.askers, [asker]: askedAt } });
        }
        return wanted;
      });
      return Promise.resolve();
    }
  }

  it('send one request in 30 seconds together, for all their tokens', async () => {
    const shared = new MemoryTokenQuotes();
    const [first, second] = [createPrices(() => shared), createPrices(() => shared)];
    expect(await usdOf(first, on('mainnet', UNI))).toEqual([7]);
    // Of another instance; a token requested only of this one comes with the next request, by any instance.
    expect(await usdOf(second, on('mainnet', UNI, contractOf(5)))).toEqual([7, undefined]);
    now += 30_000;
    await usdOf(first, on('mainnet', UNI));
    expect(questions.map(([, contracts]) => [...contracts].sort())).toEqual([
      [UNI.toLowerCase()],
      [contractOf(5), UNI.toLowerCase()],
    ]);
    now += 1_000;
    expect(await usdOf(second, on('mainnet', contractOf(5)))).toEqual([7]);
    expect(questions).toHaveLength(2);
  });
});
