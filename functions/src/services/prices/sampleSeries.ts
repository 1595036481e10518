import type { Price } from '@everything-wallet/core/schemas/coinPrices';
import type { PastDays, PricePoint } from '@everything-wallet/core/schemas/pastPrices';

const DAY_MS = 24 * 60 * 60_000;
const POINTS = 120;

/** Strength of a price's movements, as a share of it: within a day, and over periods of so many days. */
const WITHIN_A_DAY = 0.006;
const PERIODS = [
  [5.3, 0.02],
  [23, 0.05],
  [190, 0.18],
] as const;

/**
 * Invents a plausible past for stacks without the internet: the same for the same price and moment. It ends
 * with the price, and a day earlier it is lower by the change over 24 hours.
 *
 * @param name distinguishes the past of one coin from another's
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
  // A dollar stablecoin hardly moves.
  const strength = Math.abs(usd - 1) < 0.01 ? 0.02 : 1;
  const wave = (turns: number) => Math.sin(2 * Math.PI * (turns + phase)) - Math.sin(2 * Math.PI * phase);
  const factorOf = (daysAgo: number) => {
    const trend = -Math.log1p(change24h / 100) * Math.min(daysAgo, 1);
    // Both are 0 now and a day ago, so that the change over 24 hours is correct.
    const within = WITHIN_A_DAY * (wave(daysAgo * 2) + 0.5 * wave(daysAgo * 5));
    const over = PERIODS.map(([period, share]) => share * wave(Math.max(0, daysAgo - 1) / period));
    return Math.exp(trend + strength * (within + over.reduce((sum, each) => sum + each, 0)));
  };
  return Array.from({ length: POINTS }, (_, index) => {
    const daysAgo = days * (1 - index / (POINTS - 1));
    return [Math.round(now - daysAgo * DAY_MS), Number((usd * factorOf(daysAgo)).toPrecision(8))];
  });
}
