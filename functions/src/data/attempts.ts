import { setTimeout as wait } from 'node:timers/promises';
import { serverCollections } from '@everything-wallet/core/documents/collections';
import type { DocumentSnapshot } from '@google-cloud/firestore';
import { z } from 'zod';
import { accountLocks } from './accountLocks.ts';
import { firestore } from './firestore.ts';

/** Limit of attempts in a time. */
export interface AttemptLimit {
  /** Names the counter: rate_limits/{who}_{action}. */
  readonly action: string;
  readonly attempts: number;
  /** Milliseconds from the first attempt. */
  readonly windowMs: number;
  /**
   * Documents that the attempts are divided among, so that concurrent ones do not wait for each other; 1 by
   * default.
   */
  readonly shards?: number;
}

/** One of the counts that an attempt is counted in. */
export interface Take {
  /** A user's id, or the key of an address. */
  readonly who: string;
  readonly limit: AttemptLimit;
  /** Units of an attempt; 1 by default. */
  readonly units?: number;
}

/** Thrown when concurrent attempts were always counted first, in the same documents. */
export class AttemptContentionError extends Error {
  override readonly name = 'AttemptContentionError';
}

/** rate_limits/{who}_{action}: attempts since the window began, in milliseconds since 1970. */
const windowSchema = z.object({ count: z.number(), window_started_at: z.number() });
type Window = z.output<typeof windowSchema>;

/** Thrown when the counted user's account is deleted, or being deleted. */
export class AccountDeletedError extends Error {
  override readonly name = 'AccountDeletedError';
}

/** gRPC codes of a write refused because its document has changed since it was read. */
const OVERTAKEN = new Set([
  5 /* NOT_FOUND */, 6 /* ALREADY_EXISTS */, 9 /* FAILED_PRECONDITION */, 10 /* ABORTED */,
]);

/** Reads after which an attempt is given up: with this many concurrent ones another was always first. */
const ROUNDS = 40;

/** Milliseconds by which each further round may wait longer, so that rivals do not stay in step. */
const STEP_MS = 10;

/** The `rate_limits` collection. */
export const attempts = {
  /**
   * Counts an attempt before it is made, so that many at once cannot slip through.
   *
   * @param now milliseconds since 1970
   * @returns 0 when it may be made, else the milliseconds until it may
   * @throws AttemptContentionError
   */
  take(userId: string, limit: AttemptLimit, now: number): Promise<number> {
    return attempts.takeAll([{ who: userId, limit }], now);
  },

  /**
   * Counts an attempt in several counts: in all of them or, if one of them has nothing left, in none.
   *
   * The counts are read, and written only if unchanged since, so they are exact on any number of instances.
   * For a count in several documents one is read first, and the others only if that one has too little left.
   *
   * @param now milliseconds since 1970
   * @returns 0 if it may be made, else the milliseconds until all of them may have something left
   * @throws AttemptContentionError
   * @throws AccountDeletedError so that no new count starts for a deleted account
   */
  async takeAll(takes: readonly Take[], now: number): Promise<number> {
    const { getFirestore, Timestamp } = await firestore();
    const db = getFirestore();
    const shards = takes.map(({ who, limit }) =>
      shardNames(who, limit).map((name, shard) => ({
        shard,
        reference: db.collection(serverCollections.rateLimits).doc(name),
      })),
    );
    for (let round = 0; round < ROUNDS; round += 1) {
      if (round > 0) await wait(Math.random() * STEP_MS * round);
      const read = round === 0 ? shards.map(oneOf) : shards;
      const snapshots = await db.getAll(...read.flat().map(({ reference }) => reference));
      const byPath = new Map(snapshots.map((snapshot) => [snapshot.ref.path, snapshot]));
      const choices = takes.map((take, index) =>
        choose(
          take,
          (read[index] ?? []).flatMap(({ shard, reference }) => {
            const snapshot = byPath.get(reference.path);
            return snapshot ? [{ shard, snapshot }] : [];
          }),
          now,
        ),
      );
      const waitMs = Math.max(...choices.map((choice) => choice.waitMs));
      if (waitMs > 0) {
        // An unread count may have something left.
        if (read.flat().length < shards.flat().length) continue;
        return waitMs;
      }

      const begun = takes.filter((_, index) => choices[index]?.chosen?.snapshot.exists === false);
      const locks = await Promise.all(begun.map(({ who }) => accountLocks.findLeaving(who)));
      if (locks.some(Boolean)) throw new AccountDeletedError('The account is being deleted');
      const batch = db.batch();
      for (const { snapshot, after, endsAt } of choices.flatMap((choice) => choice.chosen ?? [])) {
        const data = { ...after, expires_at: Timestamp.fromMillis(endsAt) };
        if (snapshot.updateTime) batch.update(snapshot.ref, data, { lastUpdateTime: snapshot.updateTime });
        else batch.create(snapshot.ref, data);
      }
      try {
        await batch.commit();
        return 0;
      } catch (error) {
        if (!OVERTAKEN.has(Number((error as { code?: unknown }).code))) throw error;
      }
    }
    throw new AttemptContentionError('Too many attempts at once');
  },

  /**
   * Refunds an attempt while its window is open: never more than the window holds.
   *
   * @param take of a count that is in one document
   * @param now milliseconds since 1970
   * @throws AttemptContentionError
   */
  async giveBack({ who, limit, units = 1 }: Take, now: number): Promise<void> {
    const { getFirestore } = await firestore();
    const reference = getFirestore().collection(serverCollections.rateLimits).doc(`${who}_${limit.action}`);
    for (let round = 0; round < ROUNDS; round += 1) {
      if (round > 0) await wait(Math.random() * STEP_MS * round);
      const snapshot = await reference.get();
      const { updateTime } = snapshot;
      if (!updateTime) return;
      const { count, window_started_at: startedAt } = windowSchema.parse(snapshot.data());
      if (now - startedAt >= limit.windowMs) return;
      try {
        await reference.update({ count: Math.max(0, count - units) }, { lastUpdateTime: updateTime });
        return;
      } catch (error) {
        if (!OVERTAKEN.has(Number((error as { code?: unknown }).code))) throw error;
      }
    }
    throw new AttemptContentionError('Too many attempts at once');
  },

  async reset(userId: string, { action }: AttemptLimit): Promise<void> {
    const { getFirestore } = await firestore();
    await getFirestore().collection(serverCollections.rateLimits).doc(`${userId}_${action}`).delete();
  },
};

function shardNames(who: string, { action, shards = 1 }: AttemptLimit): string[] {
  if (shards === 1) return [`${who}_${action}`];
  return Array.from({ length: shards }, (_, shard) => `${who}_${action}_${shard}`);
}

/** One of several at random, as a list. */
function oneOf<Item>(items: readonly Item[]): Item[] {
  const start = Math.floor(Math.random() * items.length);
  return items.slice(start, start + 1);
}

interface ReadShard {
  readonly shard: number;
  readonly snapshot: DocumentSnapshot;
}

interface Choice {
  readonly waitMs: number;
  readonly chosen?: { readonly snapshot: DocumentSnapshot; readonly after: Window; readonly endsAt: number };
}

/** Chooses a random shard with enough left; if none has, returns when the first will. */
function choose(
  { limit: { attempts: most, windowMs, shards = 1 }, units = 1 }: Take,
  shardsRead: readonly ReadShard[],
  now: number,
): Choice {
  const read = shardsRead.map(({ shard, snapshot }) => {
    const stored = snapshot.exists ? windowSchema.parse(snapshot.data()) : undefined;
    const isOpen = stored !== undefined && now - stored.window_started_at < windowMs;
    const window = isOpen ? stored : { count: 0, window_started_at: now };
    const share = Math.floor(most / shards) + (shard < most % shards ? 1 : 0);
    return { snapshot, window, endsAt: window.window_started_at + windowMs, left: share - window.count };
  });
  const open = read.filter(({ left }) => left >= units);
  const shard = open[Math.floor(Math.random() * open.length)];
  if (!shard) return { waitMs: Math.max(1, Math.min(...read.map(({ endsAt }) => endsAt - now))) };
  const { snapshot, window, endsAt } = shard;
  return { waitMs: 0, chosen: { snapshot, endsAt, after: { ...window, count: window.count + units } } };
}
