import { setTimeout as wait } from 'node:timers/promises';
import { serverCollections } from '@everything-wallet/core/documents/collections';
import type { DocumentSnapshot } from '@google-cloud/firestore';
import { z } from 'zod';
import { accountLocks } from './accountLocks.ts';
import {
  chargeWindow,
  openWindow,
  shareOf,
  type CountWindow,
  type Lease,
  type LeaseWish,
} from './countWindow.ts';
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

/** An attempt with which an instance leases units. */
export interface LeaseTake extends Take, LeaseWish {}

/** Thrown when concurrent attempts were always counted first, in the same documents. */
export class AttemptContentionError extends Error {
  override readonly name = 'AttemptContentionError';
}

/** rate_limits/{who}_{action}: `CountWindow`. */
const windowSchema = z
  .object({
    count: z.number(),
    window_started_at: z.number(),
    leased: z.number().default(0),
    leased_until: z.number().default(0),
  })
  .transform(({ count, window_started_at: startedAt, leased, leased_until: leasedUntil }): CountWindow => ({
    ...{ count, startedAt, leased, leasedUntil },
  }));

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
    return (await count(takes, now)).waitMs;
  },

  /**
   * Counts an attempt, and leases units to the instance: it counts with them in its own memory until they end.
   *
   * @param now milliseconds since 1970
   * @returns the units, or the milliseconds until the attempt may be made
   * @throws AttemptContentionError
   * @throws AccountDeletedError
   */
  async lease(take: LeaseTake, now: number): Promise<{ readonly waitMs: number; readonly lease?: Lease }> {
    const { waitMs, leases } = await count([take], now);
    return { waitMs, ...(leases[0] && { lease: leases[0] }) };
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
      const { count: counted, startedAt } = windowSchema.parse(snapshot.data());
      if (now - startedAt >= limit.windowMs) return;
      try {
        await reference.update({ count: Math.max(0, counted - units) }, { lastUpdateTime: updateTime });
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

/** Counts in all of the counts or in none; returns what each of them leases, or how long to wait. */
async function count(
  takes: readonly (Take | LeaseTake)[],
  now: number,
): Promise<{ readonly waitMs: number; readonly leases: readonly Lease[] }> {
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
      return { waitMs, leases: [] };
    }

    const begun = takes.filter((_, index) => choices[index]?.chosen?.snapshot.exists === false);
    const locks = await Promise.all(begun.map(({ who }) => accountLocks.findLeaving(who)));
    if (locks.some(Boolean)) throw new AccountDeletedError('The account is being deleted');
    const batch = db.batch();
    const chosen = choices.flatMap((choice) => choice.chosen ?? []);
    for (const { snapshot, after, lease } of chosen) {
      const endsAt = Math.max(lease.windowEndsAt, after.leasedUntil);
      const data = { ...documentOf(after), expires_at: Timestamp.fromMillis(endsAt) };
      if (snapshot.updateTime) batch.update(snapshot.ref, data, { lastUpdateTime: snapshot.updateTime });
      else batch.create(snapshot.ref, data);
    }
    try {
      await batch.commit();
      return { waitMs: 0, leases: chosen.map(({ lease }) => lease) };
    } catch (error) {
      if (!OVERTAKEN.has(Number((error as { code?: unknown }).code))) throw error;
    }
  }
  throw new AttemptContentionError('Too many attempts at once');
}

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
  readonly chosen?: {
    readonly snapshot: DocumentSnapshot;
    readonly after: CountWindow;
    readonly lease: Lease;
  };
}

/** Chooses a random shard with enough left; if none has, returns when the first will. */
function choose(take: Take | LeaseTake, shardsRead: readonly ReadShard[], now: number): Choice {
  const { limit } = take;
  const read = shardsRead.map(({ shard, snapshot }) => {
    const stored = snapshot.exists ? windowSchema.parse(snapshot.data()) : undefined;
    const window = openWindow(stored, limit.windowMs, now);
    const endsAt = window.startedAt + limit.windowMs;
    return { snapshot, endsAt, charge: chargeWindow(window, shareOf(limit, shard), take) };
  });
  const open = read.flatMap(({ snapshot, charge }) => (charge ? [{ snapshot, ...charge }] : []));
  const chosen = open[Math.floor(Math.random() * open.length)];
  if (chosen) return { waitMs: 0, chosen };
  return { waitMs: Math.max(1, Math.min(...read.map(({ endsAt }) => endsAt - now))) };
}

/** A count without leases is stored without their fields. */
function documentOf({ count: counted, startedAt, leased, leasedUntil }: CountWindow): object {
  const window = { count: counted, window_started_at: startedAt };
  return leased > 0 ? { ...window, leased, leased_until: leasedUntil } : window;
}
