import { apiKeySchema } from '@everything-wallet/core/documents/apiKey';
import type { ApiRequestRecord } from '@everything-wallet/core/documents/apiRequest';
import { collections, serverCollections } from '@everything-wallet/core/documents/collections';
import type { Firestore } from '@google-cloud/firestore';
import { z } from 'zod';
import { addToCounters } from './addToCounters.ts';
import { firestore } from './firestore.ts';
import { LruMap } from '../cache/LruMap.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Milliseconds for which requests, and counts, are stored. */
const STORED_MS = { requests: 30 * DAY_MS, usage: 90 * DAY_MS };

/** Maximum keys, and users, cached by an instance. */
const MAX_CACHED = 1_000;

const timestampSchema = z.custom<{ toMillis(): number }>(
  (value) => typeof (value as { toMillis?: unknown } | undefined)?.toMillis === 'function',
);
const storedKeySchema = apiKeySchema.extend({ expires_at: timestampSchema.optional() });

/** Counts in api_usage/{uid}_{day} for the limits, in units; minutes by 'user' and by the ids of keys. */
const countsSchema = z.object({
  requests: z.number().default(0),
  keys: z.record(z.string(), z.object({ units: z.number().default(0) })).default({}),
  minutes: z.record(z.string(), z.record(z.string(), z.number())).default({}),
});
const NO_COUNTS = countsSchema.parse({});

/** The minute and the day that a request is counted in: 0930, 2026-11-21. */
interface Windows {
  readonly minute: string;
  readonly day: string;
}

/** Owners of keys, which never change: with the owner a key's row and its counts are read in one query. */
const owners = new LruMap<string, string>(MAX_CACHED);
/** Past minutes still in a day's document, as far as this instance has read. */
const pastMinutes = new LruMap<string, readonly string[]>(MAX_CACHED);

/**
 * Stores keys, their use, and their requests in Firestore.
 *
 * One document per user and day counts everything, for the limits and for the portal: a request reads it with
 * its key's row, and writes it once.
 */
export const accessStore = {
  /** Reads a key's row and its use; undefined if there is no row. */
  async read(keyId: string, windows: Windows) {
    const db = await database();
    const row = db.collection(collections.apiKeys).doc(keyId);
    const owner = owners.get(keyId);
    const [rowSnapshot, countsOfOwner] =
      owner === undefined ? [await row.get()] : await db.getAll(row, countsOf(db, owner, windows.day));
    const data = rowSnapshot?.data();
    if (!data) return undefined;
    const key = readKey(data);
    owners.set(keyId, key.userId);
    const counts = owner === key.userId ? countsOfOwner : undefined;
    const read = (counts ?? (await countsOf(db, key.userId, windows.day).get())).data();
    const { requests, keys, minutes } = read ? countsSchema.parse(read) : NO_COUNTS;
    pastMinutes.set(
      key.userId,
      Object.keys(minutes).filter((minute) => isPast(minute, windows.minute)),
    );
    const ofMinute = minutes[windows.minute];
    return {
      key,
      used: {
        keyMinute: ofMinute?.[keyId] ?? 0,
        keyDay: keys[keyId]?.units ?? 0,
        userMinute: ofMinute?.[USER] ?? 0,
        userDay: requests,
      },
    };
  },

  async wasIssued(keyId: string): Promise<boolean> {
    const db = await database();
    return (await db.collection(serverCollections.issuedKeys).doc(keyId).get()).exists;
  },

  /** Counts a request in the document of the day, or removes it; returns the use after it. */
  async count(userId: string, keyId: string, { day, minute }: Windows, units: number) {
    const db = await database();
    const [keyMinute = NaN, keyDay = NaN, userMinute = NaN, userDay = NaN] = await addToCounters(
      db,
      countsOf(db, userId, day),
      {
        set: { user_id: userId, day, expires_at: new Date(Date.parse(day) + STORED_MS.usage) },
        remove: (pastMinutes.get(userId) ?? []).map((past) => `minutes.\`${past}\``),
        stamp: [`keys.\`${keyId}\`.last_used_at`],
        add: [
          [`minutes.\`${minute}\`.\`${keyId}\``, units],
          [`keys.\`${keyId}\`.units`, units],
          [`minutes.\`${minute}\`.${USER}`, units],
          ['requests', units],
          // Shown in the portal: one request, whatever its units.
          [`keys.\`${keyId}\`.requests`, Math.sign(units)],
        ],
      },
    );
    return { keyMinute, keyDay, userMinute, userDay };
  },

  /** Writes down a request, and where it was counted and ended in an error, that it did. */
  async record(request: ApiRequestRecord, countedIn: Windows | undefined, now: number): Promise<void> {
    const { FieldValue, Timestamp } = await firestore();
    const db = await database();
    const batch = db.batch().create(db.collection(collections.apiRequests).doc(), {
      ...request,
      at: Timestamp.fromMillis(now),
      expires_at: Timestamp.fromMillis(now + STORED_MS.requests),
    });
    if (countedIn && request.status >= 400) {
      batch.set(
        countsOf(db, request.user_id, countedIn.day),
        { keys: { [request.key_id]: { errors: FieldValue.increment(1) } } },
        { merge: true },
      );
    }
    await batch.commit();
  },
};

async function database(): Promise<Firestore> {
  const { getFirestore } = await firestore();
  return getFirestore();
}

/** Counts all keys of a user together, beside those by the ids of keys. */
const USER = 'user';

function countsOf(db: Firestore, userId: string, day: string) {
  return db.collection(collections.apiUsage).doc(`${userId}_${day}`);
}

/**
 * Returns true if a minute's counts may be deleted: the previous one is left to instances whose clocks are
 * behind.
 */
function isPast(minute: string, current: string): boolean {
  const inMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(2));
  return inMinutes(minute) < inMinutes(current) - 1;
}

function readKey(data: unknown) {
  const { user_id, scopes, expires_at } = storedKeySchema.parse(data);
  return {
    userId: user_id,
    ...(scopes && { scopes }),
    ...(expires_at && { expiresAt: expires_at.toMillis() }),
  };
}
