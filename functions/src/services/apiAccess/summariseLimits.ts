import type { Limits, ShardCount } from './AccessStore.ts';
import { currentCount, DAY, MINUTE } from './countRequest.ts';

/** What is left of one limit. */
export interface Remaining {
  readonly remaining: number;
  /** Milliseconds until some of it, or all, is given anew. */
  readonly resetMs: number;
}

/** What is left of both limits of a key. */
export interface LimitsLeft {
  readonly minute: Remaining;
  readonly day: Remaining;
}

/**
 * Adds up what the shards have left.
 *
 * @param now milliseconds since 1970
 */
export function summariseLimits(
  shares: readonly Limits[],
  counts: readonly (ShardCount | undefined)[],
  now: number,
): LimitsLeft {
  const current = shares.map((share, shard) => ({ share, count: currentCount(counts[shard], now) }));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const used = (started: readonly number[], window: number) =>
    Math.min(window, ...started.map((at) => at + window - now));
  return {
    minute: {
      remaining: sum(
        current.map(({ share, count }) =>
          // A shard whose day is over has nothing to give this minute either.
          Math.max(0, Math.min(share.perMinute - count.minuteCount, share.perDay - count.dayCount)),
        ),
      ),
      resetMs: used(
        current.filter(({ count }) => count.minuteCount > 0).map(({ count }) => count.minuteStartedAt),
        MINUTE,
      ),
    },
    day: {
      remaining: sum(current.map(({ share, count }) => Math.max(0, share.perDay - count.dayCount))),
      resetMs: used(
        current.filter(({ count }) => count.dayCount > 0).map(({ count }) => count.dayStartedAt),
        DAY,
      ),
    },
  };
}
