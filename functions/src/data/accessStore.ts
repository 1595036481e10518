import { randomInt } from 'node:crypto';
import { apiKeySchema } from '@everything-wallet/core/documents/apiKey';
import type { ApiRequestRecord } from '@everything-wallet/core/documents/apiRequest';
import { collections, serverCollections } from '@everything-wallet/core/documents/collections';
import type { Firestore } from '@google-cloud/firestore';
import { z } from 'zod';
import { firestore } from './firestore.ts';

/** What a write is refused with whose document is not as it was read: gRPC's codes. */
const OVERTAKEN = new Set([
  5 /* NOT_FOUND */, 6 /* ALREADY_EXISTS */, 9 /* FAILED_PRECONDITION */, 10 /* ABORTED */,
]);

/** Documents a day's requests of one key are counted in, so that none is hot. */
const USAGE_SHARDS = 5;

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Milliseconds that requests are kept, and that counts are. */
const KEPT = { requests: 30 * DAY_MS, usage: 90 * DAY_MS, limits: 2 * DAY_MS };

const timestampSchema = z.custom<{ toMillis(): number }>(
  (value) => typeof (value as { toMillis?: unknown } | undefined)?.toMillis === 'function',
);
const storedKeySchema = apiKeySchema.extend({ expires_at: timestampSchema.optional() });

/** rate_limits/api_{key id}_{shard}: a key's requests since its windows began, in milliseconds since 1970. */
const shardSchema = z.object({
  minute_started_at: z.number(),
  minute_count: z.number(),
  day_started_at: z.number(),
  day_count: z.number(),
});

interface ShardCount {
  readonly minuteStartedAt: number;
  readonly minuteCount: number;
  readonly dayStartedAt: number;
  readonly dayCount: number;
}

/** Keys, what they have used, and what was asked with them, in Firestore. */
export const accessStore = {
  /** A key's row and its shards, in one question. */
  async read(keyId: string, shards: number) {
    const db = await database();
    const [row, ...counted] = await db.getAll(
      db.collection(collections.apiKeys).doc(keyId),
      ...Array.from({ length: shards }, (_, shard) => shardDocument(db, keyId, shard)),
    );
    const data = row?.data();
    return {
      key: data && readKey(data),
      shards: counted.map((snapshot) =>
        snapshot.exists ? { count: readShard(snapshot.data()), version: snapshot.updateTime } : {},
      ),
    };
  },

  async wasIssued(keyId: string): Promise<boolean> {
    const db = await database();
    return (await db.collection(serverCollections.issuedKeys).doc(keyId).get()).exists;
  },

  /** Writes what a shard has counted, unless anybody wrote it since it was read. */
  async replace(
    keyId: string,
    shard: number,
    before: { readonly version?: unknown },
    after: ShardCount,
    now: number,
  ): Promise<boolean> {
    const { Timestamp } = await firestore();
    const document = shardDocument(await database(), keyId, shard);
    const data = {
      minute_started_at: after.minuteStartedAt,
      minute_count: after.minuteCount,
      day_started_at: after.dayStartedAt,
      day_count: after.dayCount,
      expires_at: Timestamp.fromMillis(now + KEPT.limits),
    };
    try {
      if (before.version instanceof Timestamp) {
        await document.update(data, { lastUpdateTime: before.version });
      } else {
        await document.create(data);
      }
      return true;
    } catch (error) {
      if (error instanceof Error && OVERTAKEN.has(Number((error as { code?: unknown }).code))) return false;
      throw error;
    }
  },

  /** Writes down a request, and counts it for its day. */
  async record(request: ApiRequestRecord, now: number): Promise<void> {
    const { FieldValue, Timestamp } = await firestore();
    const db = await database();
    const { user_id, key_id, status } = request;
    const day = new Date(now).toISOString().slice(0, 10);
    const shard = randomInt(USAGE_SHARDS);
    await db
      .batch()
      .create(db.collection(collections.apiRequests).doc(), {
        ...request,
        at: Timestamp.fromMillis(now),
        expires_at: Timestamp.fromMillis(now + KEPT.requests),
      })
      .set(
        db.collection(collections.apiUsage).doc(`${key_id}_${day}_${shard}`),
        {
          user_id,
          key_id,
          day,
          requests: FieldValue.increment(1),
          errors: FieldValue.increment(status >= 400 ? 1 : 0),
          last_used_at: Timestamp.fromMillis(now),
          expires_at: Timestamp.fromMillis(now + KEPT.usage),
        },
        { merge: true },
      )
      .commit();
  },
};

async function database(): Promise<Firestore> {
  const { getFirestore } = await firestore();
  return getFirestore();
}

function shardDocument(db: Firestore, keyId: string, shard: number) {
  return db.collection(serverCollections.rateLimits).doc(`api_${keyId}_${shard}`);
}

function readShard(data: unknown): ShardCount {
  const stored = shardSchema.parse(data);
  return {
    minuteStartedAt: stored.minute_started_at,
    minuteCount: stored.minute_count,
    dayStartedAt: stored.day_started_at,
    dayCount: stored.day_count,
  };
}

function readKey(data: unknown) {
  const { user_id, scopes, expires_at } = storedKeySchema.parse(data);
  return {
    userId: user_id,
    ...(scopes && { scopes }),
    ...(expires_at && { expiresAt: expires_at.toMillis() }),
  };
}
