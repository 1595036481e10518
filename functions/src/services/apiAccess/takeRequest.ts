import { setTimeout as wait } from 'node:timers/promises';
import type { AccessStore, Limits, ShardCount, StoredShard } from './AccessStore.ts';
import { countRequest, currentCount, DAY, MINUTE } from './countRequest.ts';
import { shardsOf } from './shardsOf.ts';
import { summariseLimits, type LimitsLeft } from './summariseLimits.ts';

/** Whether a request may be made, and what is left after it. */
export interface Admission {
  readonly left: LimitsLeft;
  /** Why not, and how long to wait in milliseconds; absent when it may. */
  readonly refused?: { readonly limit: 'minute' | 'day'; readonly waitMs: number };
}

/** Reads after which a request is given up; with this many others at once somebody else was always first. */
const ROUNDS = 40;

/** Milliseconds by which each further round may wait longer, so that rivals do not keep step. */
const STEP_MS = 5;

/** Others kept counting first: nobody's fault, and over in a moment. */
export class ContentionError extends Error {
  override readonly name = 'ContentionError';
}

/**
 * Counts a request against a key's limits before it is answered.
 *
 * It is counted in a shard that has something left, at random, so that no document is hot; and only if nobody counted
 * there since it was read, so that the shares hold on however many instances. Whoever comes second reads again. A
 * request is refused only when no shard has anything left.
 *
 * @param read what the shards had counted when the key was read
 * @param now milliseconds since 1970
 * @returns undefined when the key was deleted meanwhile
 * @throws ContentionError
 */
export async function takeRequest(
  store: Pick<AccessStore, 'read' | 'replace'>,
  keyId: string,
  limits: Limits,
  read: readonly StoredShard[],
  now: number,
): Promise<Admission | undefined> {
  const shares = shardsOf(limits);
  let shards = read;
  for (let round = 0; round < ROUNDS; round += 1) {
    const counts = shares.map((_, shard) => shards[shard]?.count);
    const open = shares.flatMap((share, shard) => {
      const after = countRequest(counts[shard], share, now);
      return after ? [{ shard, after }] : [];
    });
    const chosen = open[Math.floor(Math.random() * open.length)];
    if (!chosen) {
      return { left: summariseLimits(shares, counts, now), refused: whyRefused(shares, counts, now) };
    }
    const { shard, after } = chosen;
    if (await store.replace(keyId, shard, shards[shard] ?? {}, after, now)) {
      return { left: summariseLimits(shares, counts.with(shard, after), now) };
    }
    await wait(Math.random() * STEP_MS * round);
    const again = await store.read(keyId, shares.length);
    if (!again.key) return undefined;
    ({ shards } = again);
  }
  throw new ContentionError('Too many requests with one key at once');
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
