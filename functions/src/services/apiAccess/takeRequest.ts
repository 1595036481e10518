import type { AccessStore, Limits, ShardCount } from './AccessStore.ts';
import { countRequest, currentCount, DAY, MINUTE } from './countRequest.ts';
import { shardsOf } from './shardsOf.ts';
import { summariseLimits, type LimitsLeft } from './summariseLimits.ts';

/** Whether a request may be made, and what is left after it. */
export interface Admission {
  readonly left: LimitsLeft;
  /** Why not, and how long to wait in milliseconds; absent when it may. */
  readonly refused?: { readonly limit: 'minute' | 'day'; readonly waitMs: number };
}

/**
 * Counts a request against a key's limits before it is answered.
 *
 * It is counted in a shard that had something left when they were read, at random, so that no document is hot. A shard
 * that was used up meanwhile is passed over for the next: a request is refused only when none has anything left.
 *
 * @param counts what the shards had counted when they were read
 * @param now milliseconds since 1970
 */
export async function takeRequest(
  store: Pick<AccessStore, 'change'>,
  keyId: string,
  limits: Limits,
  counts: readonly (ShardCount | undefined)[],
  now: number,
): Promise<Admission> {
  const shares = shardsOf(limits);
  const known = shares.map((_, shard) => counts[shard]);
  const open = shares
    .map((share, shard) => ({ share, shard }))
    .filter(({ share, shard }) => countRequest(known[shard], share, now) !== undefined);
  while (open.length > 0) {
    const [chosen] = open.splice(Math.floor(Math.random() * open.length), 1);
    if (!chosen) break;
    const { share, shard } = chosen;
    const { before, after } = await store.change(
      keyId,
      shard,
      (stored) => countRequest(stored, share, now),
      now,
    );
    known[shard] = after ?? before;
    if (after) return { left: summariseLimits(shares, known, now) };
  }
  return { left: summariseLimits(shares, known, now), refused: whyRefused(shares, known, now) };
}

/** The first shard that is given anything anew ends the wait. */
function whyRefused(
  shares: readonly Limits[],
  counts: readonly (ShardCount | undefined)[],
  now: number,
): NonNullable<Admission['refused']> {
  const current = shares.map((share, shard) => ({ share, count: currentCount(counts[shard], now) }));
  const waits = (each: readonly { count: ShardCount }[], end: (count: ShardCount) => number) =>
    each.map(({ count }) => Math.max(0, end(count) - now));
  const withDayLeft = current.filter(
    ({ share, count }) => share.perMinute > 0 && count.dayCount < share.perDay,
  );
  if (withDayLeft.length > 0) {
    return {
      limit: 'minute',
      waitMs: Math.min(...waits(withDayLeft, (count) => count.minuteStartedAt + MINUTE)),
    };
  }
  return { limit: 'day', waitMs: Math.min(DAY, ...waits(current, (count) => count.dayStartedAt + DAY)) };
}
