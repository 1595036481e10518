import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { PRICE_DECIMALS, statedPrice } from '@everything-wallet/core/amounts/statedPrice';
import type { Pool } from './Pool.ts';
import { positionsIn } from './positionsIn.ts';

/** More decimals than any token has: values of all tokens add up exactly. */
const MAX_DECIMALS = 80;

/** One of the three totals, and its gaps. */
export interface PoolTotal {
  /** Dollars, an exact decimal string without a sign; undefined if unknown: unknown is not zero. */
  readonly usd: string | undefined;
  readonly isLoss: boolean;
  /** Networks without an answer. */
  readonly unanswered: number;
  /** Positions with an amount that nodes disagree on or the pool does not report; also those with a known part, which counts. */
  readonly unknown: number;
  /** Positions whose token has no price now. */
  readonly priceless: number;
  /** Networks with outdated amounts in the total. */
  readonly old: number;
}

/** The three totals of the screen (docs/product.md §2, DeFi). */
export interface PoolTotals {
  readonly staked: PoolTotal;
  readonly earned: PoolTotal;
  readonly lent: PoolTotal;
}

/** Returns the price of a pool's asset in dollars; null if it has none, undefined while it is unknown. */
export type PriceOfPool = (pool: Pool) => number | null | undefined;

type Unsure = Pick<PoolTotal, 'unanswered' | 'old'>;

interface Figure {
  readonly pool: Pool;
  /** In the asset's smallest unit, with a sign; undefined if unknown. */
  readonly units: bigint | undefined;
  /** True if it is only the known part. */
  readonly isPart?: boolean;
}

/**
 * Adds up positions: staked, lent, and the earnings of both. Leaves out amounts that nodes disagree on.
 *
 * @param networks numbers of networks with pools without an answer, and with outdated ones
 */
export function poolTotals(pools: readonly Pool[], priceOf: PriceOfPool, networks: Unsure): PoolTotals {
  const positions = pools.flatMap((pool) => positionsIn(pool));
  const total = (figures: readonly Figure[]) => totalOf(figures, priceOf, networks);
  const ofKind = (kind: 'staking' | 'lending') =>
    total(
      positions
        .filter(({ pool }) => pool.vault.kind === kind)
        .map(({ pool, assets, isPart }) => ({ pool, units: assets, isPart })),
    );
  const earned = total(positions.map(({ pool, earned: units }) => ({ pool, units })));
  return {
    staked: ofKind('staking'),
    // A part of the earnings does not show the whole: another part may be a loss.
    earned: isWhole(earned) ? earned : { ...earned, usd: undefined },
    lent: ofKind('lending'),
  };
}

/** Returns true if a total has no gaps; it may be outdated. */
export function isWhole({
  unanswered,
  unknown,
  priceless,
}: Pick<PoolTotal, 'unanswered' | 'unknown' | 'priceless'>): boolean {
  return unanswered + unknown + priceless === 0;
}

function totalOf(figures: readonly Figure[], priceOf: PriceOfPool, { unanswered, old }: Unsure): PoolTotal {
  let value = 0n;
  let counted = 0;
  let unknown = 0;
  let priceless = 0;
  for (const { pool, units, isPart } of figures) {
    const decimals = pool.asset?.decimals ?? undefined;
    if (units === undefined || isPart === true) unknown += 1;
    if (units === undefined) continue;
    if (units === 0n) counted += 1;
    else {
      const price = priceOf(pool) ?? undefined;
      if (price === undefined || decimals === undefined) priceless += 1;
      else {
        counted += 1;
        value += units * statedPrice(price) * 10n ** BigInt(MAX_DECIMALS - decimals);
      }
    }
  }
  const gaps = { unanswered, unknown, priceless, old };
  const isLoss = value < 0n;
  const isKnown = counted > 0 || unanswered + unknown + priceless === 0;
  const usd = formatAmount(isLoss ? -value : value, MAX_DECIMALS + PRICE_DECIMALS);
  return { usd: isKnown ? usd : undefined, isLoss, ...gaps };
}
