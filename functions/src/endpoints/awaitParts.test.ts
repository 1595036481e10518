import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timeouts } from '../questions/timeouts.ts';
import { awaitParts, type StartedPart } from './awaitParts.ts';

const parts = {
  simulation: undefined,
  holdings: timeouts.holdings,
  swapQuote: timeouts.swapQuote,
  prices: timeouts.prices,
  pastPrices: timeouts.prices,
  incoming: timeouts.incoming,
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function started(name: keyof typeof parts, ms: number): StartedPart {
  const answer = new Promise((resolve) => setTimeout(() => resolve(name), ms));
  const timeout = parts[name];
  const rules = { costs: () => [], ...(timeout && { timeout }) };
  const question =
    name === 'holdings' ? { ...rules, each: () => () => answer } : { ...rules, run: () => answer };
  return { name, input: {}, isEmpty: false, question, answers: [answer] };
}

/** Returns the answer, and the ms that it took. */
async function answered(asked: Partial<Record<keyof typeof parts, number>>) {
  const began = Date.now();
  const names = Object.keys(asked) as (keyof typeof parts)[];
  const answer = awaitParts(names.map((name) => started(name, asked[name] ?? 0)));
  const timed = answer.then((what) => ({ what, ms: Date.now() - began }));
  await vi.advanceTimersByTimeAsync(20_000);
  return timed;
}

it.each(Object.keys(parts) as (keyof typeof parts)[])(
  'waits for %s to the end where it is alone',
  async (name) => {
    const { what, ms } = await answered({ [name]: 9_000 });
    expect(what).toEqual({ [name]: name === 'holdings' ? [name] : name });
    expect(ms).toBe(9_000);
  },
);

const { late } = timeouts.holdings;

it.each([
  [{ simulation: 100, holdings: 9_000 }, { simulation: 'simulation', holdings: [late] }, 1_100],
  [{ holdings: 2_000, swapQuote: 9_000 }, { holdings: ['holdings'], swapQuote: late }, 2_000],
  [{ swapQuote: 3_000, prices: 9_000 }, { swapQuote: 'swapQuote' }, 3_500],
  [{ prices: 4_000, pastPrices: 5_000 }, { prices: 'prices', pastPrices: 'pastPrices' }, 5_000],
  [{ prices: 9_000, incoming: 9_000 }, {}, 2_000],
  [{ simulation: 100, incoming: 9_000 }, { simulation: 'simulation' }, 2_100],
])('answers %o in time', async (asked, what, ms) => {
  expect(await answered(asked)).toEqual({ what, ms });
});
