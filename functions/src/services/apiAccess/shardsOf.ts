import type { Limits } from './AccessStore.ts';

/** Writes a second that one document bears for long (Firestore's guidance). */
const WRITES_PER_SECOND = 1;

/** Every request reads them all: beyond this a document is written more often instead. */
const MOST_SHARDS = 50;

/**
 * Divides a key's limits among shards, so many that none is written more than once a second at the limit.
 *
 * Each shard holds its share by itself; together they allow exactly the limit, on however many instances.
 */
export function shardsOf({ perMinute, perDay }: Limits): readonly Limits[] {
  const shards = Math.min(MOST_SHARDS, Math.max(1, Math.ceil(perMinute / 60 / WRITES_PER_SECOND)));
  const share = (limit: number, shard: number) =>
    Math.floor(limit / shards) + (shard < limit % shards ? 1 : 0);
  return Array.from({ length: shards }, (_, shard) => ({
    perMinute: share(perMinute, shard),
    perDay: share(perDay, shard),
  }));
}
