import type { Price } from '@everything-wallet/core/callables/getTokenPrices';
import type { PastDays, PricePoint } from '@everything-wallet/core/callables/pastPrices';

const DAY_MS = 24 * 60 * 60_000;
const POINTS = 120;

/** How strongly a price moves, as a share of it: within a day, and over periods of so many days. */
const WITHIN_A_DAY = 0.006;
const PERIODS = [
  [5.3, 0.02],
  [23, 0.05],
  [190, 0.18],
] as const;

/**
 * A past as it could have been, for stacks without the internet: the same for the same price and moment. It ends with the price, and a
 * day before that it is as much less as the change over 24 hours says.
 *
 * @param name what makes the past of one coin another's
 * @param now milliseconds since 1970
 */
export function sampleSeries(
  name: string,
  { usd, change24h }: Price,
  days: PastDays,
  now: number,
): PricePoint[] {
  const phase =
    Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000, 7) / 1_000;
  // What is meant to be worth a dollar hardly moves.
  const strength = Math.abs(usd - 1) < 0.01 ? 0.02 : 1;
  const wave = (turns: number) => Math.sin(2 * Math.PI * (turns + phase)) - Math.sin(2 * Math.PI * phase);
  const factorOf = (daysAgo: number) => {
    const trend = -Math.log1p(change24h / 100) * Math.min(daysAgo, 1);
    // Both are nothing now and a day ago, so that the change over 24 hours is what it says.
    const within = WITHIN_A_DAY * (wave(daysAgo * 2) + 0.5 * wave(daysAgo * 5));
    const over = PERIODS.map(([period, share]) => share * wave(Math.max(0, daysAgo - 1) / period));
    return Math.exp(trend + strength * (within + over.reduce((sum, each) => sum + each, 0)));
  };
  return Array.from({ length: POINTS }, (_, index) => {
    const daysAgo = days * (1 - index / (POINTS - 1));
    return [Math.round(now - daysAgo * DAY_MS), Number((usd * factorOf(daysAgo)).toPrecision(8))];
  });
}
