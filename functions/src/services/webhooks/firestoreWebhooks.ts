import { collections, serverCollections } from '@everything-wallet/core/documents/collections';
import { rpcNameSchema } from '@everything-wallet/core/schemas/fields';
import type { DocumentReference, Firestore, QuerySnapshot } from '@google-cloud/firestore';
import { z } from 'zod';
import { activityTypes } from '../activity/ActivityEvent.ts';
import { eventFilterOf } from '../activity/eventFilterOf.ts';
import { MAX_WEBHOOKS, type Webhook } from './Webhook.ts';
import type { KeyState, WebhookChange, WebhookStore } from './WebhookStore.ts';
import { accountLockOf } from '../../data/accountLocks.ts';
import { activityLogIn, activityLogRef, type ActivityLogDocument } from '../../data/activityLogDocument.ts';
import { firestore } from '../../data/firestore.ts';
import { mailDocument } from './mailDocument.ts';

/** webhooks/{id}; times are numbers, in ms since 1970. */
const storedWebhookSchema = z.object({
  user_id: z.string(),
  key_id: z.string(),
  url: z.string(),
  networks: z.array(rpcNameSchema).nullable(),
  types: z.array(z.enum(activityTypes)).nullable(),
  testnets_only: z.boolean(),
  status: z.enum(['active', 'paused']),
  paused_by: z.enum(['user', 'failures']).nullable(),
  secret: z.string(),
  previous_secret: z.object({ secret: z.string(), valid_until: z.number() }).nullable(),
  created_at: z.number(),
  start_sequence: z.number(),
  last_success_at: z.number().nullable(),
  failing_since: z.number().nullable(),
});

type StoredWebhook = z.infer<typeof storedWebhookSchema>;

/** The `webhooks` collection, and the list of each user's webhooks that the activity log reads. */
export const firestoreWebhooks: WebhookStore = {
  async create(draft) {
    const db = await database();
    const { userId, keyId } = draft;
    return db.runTransaction(async (transaction) => {
      const before = webhooksIn(await transaction.get(ofUser(db, userId)));
      const log = activityLogIn(await transaction.get(activityLogRef(db, userId)));
      const keyIds = [...new Set(before.map((webhook) => webhook.keyId))];
      const keys = keyIds.length > 0 ? await transaction.getAll(...keyIds.map((id) => keyOf(db, id))) : [];
      const revoked = new Set(
        keys
          .filter((key) => keyStateOf(key.data(), userId, draft.createdAt) === 'revoked')
          .map(({ id }) => id),
      );
      // Another key can take over those of an expired one.
      const others = before.filter((webhook) => !revoked.has(webhook.keyId));
      const ofKey = others.filter((webhook) => webhook.keyId === keyId);
      if (ofKey.length >= MAX_WEBHOOKS.ofKey || others.length >= MAX_WEBHOOKS.ofUser) return 'full' as const;
      const webhook: Webhook = {
        ...draft,
        ...{
          status: 'active',
          pausedBy: null,
          previousSecret: null,
          lastSuccessAt: null,
          failingSince: null,
        },
        startSequence: log.sequence,
      };
      for (const { id } of before.filter((one) => !others.includes(one))) transaction.delete(refOf(db, id));
      transaction.create(refOf(db, webhook.id), toStored(webhook));
      const endpoints = targetsWith(log, before, [...others, webhook]);
      transaction.set(activityLogRef(db, userId), { endpoints }, { merge: true });
      return webhook;
    });
  },

  async list(userId, keyId) {
    const db = await database();
    const found = webhooksIn(await ofUser(db, userId).where('key_id', '==', keyId).get());
    return found.toSorted((one, other) => one.createdAt - other.createdAt);
  },

  async find(id) {
    const found = await refOf(await database(), id).get();
    return found.exists ? toWebhook(id, found.data()) : undefined;
  },

  async change(id, change, mail) {
    const { Timestamp } = await firestore();
    const db = await database();
    return db.runTransaction(async (transaction) => {
      const found = await transaction.get(refOf(db, id));
      if (!found.exists) return undefined;
      const before = toWebhook(id, found.data());
      const changes: WebhookChange | undefined = change(before);
      if (!changes) return before;
      const after = { ...before, ...changes };
      transaction.set(found.ref, toStored(after));
      if (mail) {
        const document = mailDocument(mail, before.userId, Date.now(), (ms) => Timestamp.fromMillis(ms));
        transaction.create(db.collection(serverCollections.mail).doc(), document);
      }
      return after;
    });
  },

  async adopt({ userId, keyId, testnetsOnly }, fromKeyId) {
    const db = await database();
    return db.runTransaction(async (transaction) => {
      const all = webhooksIn(await transaction.get(ofUser(db, userId)));
      const given = all.filter((one) => one.keyId === fromKeyId && one.testnetsOnly === testnetsOnly);
      const own = all.filter((one) => one.keyId === keyId);
      if (own.length + given.length > MAX_WEBHOOKS.ofKey) return 'full' as const;
      for (const { id } of given) transaction.update(refOf(db, id), { key_id: keyId });
      return given.map((webhook) => ({ ...webhook, keyId }));
    });
  },

  async remove({ id, userId }) {
    const db = await database();
    await db.runTransaction(async (transaction) => {
      const before = webhooksIn(await transaction.get(ofUser(db, userId)));
      const log = await transaction.get(activityLogRef(db, userId));
      transaction.delete(refOf(db, id));
      const others = before.filter((one) => one.id !== id);
      if (!log.exists) return;
      const endpoints = targetsWith(activityLogIn(log), [...before, { id }], others);
      transaction.update(log.ref, { endpoints });
    });
  },

  async keyState({ userId, keyId }, now) {
    const db = await database();
    const [key, lock] = await db.getAll(keyOf(db, keyId), await accountLockOf(userId));
    const state = keyStateOf(key?.data(), userId, now);
    return state === 'valid' && lock?.get('sealed_user_id') !== undefined ? 'expired' : state;
  },
};

async function database(): Promise<Firestore> {
  const { getFirestore } = await firestore();
  return getFirestore();
}

function refOf(db: Firestore, id: string): DocumentReference {
  return db.collection(serverCollections.webhooks).doc(id);
}

function keyOf(db: Firestore, keyId: string): DocumentReference {
  return db.collection(collections.apiKeys).doc(keyId);
}

function ofUser(db: Firestore, userId: string) {
  return db.collection(serverCollections.webhooks).where('user_id', '==', userId);
}

function webhooksIn({ docs }: QuerySnapshot): Webhook[] {
  return docs.map((document) => toWebhook(document.id, document.data()));
}

/** Returns the targets of a log with other webhooks than before; pushes stay as they are. */
function targetsWith(
  log: ActivityLogDocument,
  before: readonly Pick<Webhook, 'id'>[],
  after: readonly Webhook[],
): readonly object[] {
  const replaced = new Set([...before, ...after].map(({ id }) => id));
  const others = log.endpoints.filter(({ id }) => !replaced.has(id));
  return [...others, ...after.map((webhook) => ({ id: webhook.id, ...eventFilterOf(webhook) }))];
}

const keySchema = z.object({
  user_id: z.string(),
  expires_at: z.custom<{ toMillis(): number }>().optional(),
});

function keyStateOf(data: unknown, userId: string, now: number): KeyState {
  const key = keySchema.safeParse(data).data;
  if (key?.user_id !== userId) return 'revoked';
  return key.expires_at && key.expires_at.toMillis() <= now ? 'expired' : 'valid';
}

function toStored(webhook: Webhook): StoredWebhook {
  const { previousSecret } = webhook;
  return {
    user_id: webhook.userId,
    key_id: webhook.keyId,
    url: webhook.url,
    networks: webhook.networks && [...webhook.networks],
    types: webhook.types && [...webhook.types],
    testnets_only: webhook.testnetsOnly,
    status: webhook.status,
    paused_by: webhook.pausedBy,
    secret: webhook.secret,
    previous_secret: previousSecret && {
      secret: previousSecret.secret,
      valid_until: previousSecret.validUntil,
    },
    created_at: webhook.createdAt,
    start_sequence: webhook.startSequence,
    last_success_at: webhook.lastSuccessAt,
    failing_since: webhook.failingSince,
  };
}

function toWebhook(id: string, data: unknown): Webhook {
  const stored = storedWebhookSchema.parse(data);
  const previous = stored.previous_secret;
  return {
    id,
    userId: stored.user_id,
    keyId: stored.key_id,
    url: stored.url,
    networks: stored.networks,
    types: stored.types,
    testnetsOnly: stored.testnets_only,
    status: stored.status,
    pausedBy: stored.paused_by,
    secret: stored.secret,
    previousSecret: previous && { secret: previous.secret, validUntil: previous.valid_until },
    createdAt: stored.created_at,
    startSequence: stored.start_sequence,
    lastSuccessAt: stored.last_success_at,
    failingSince: stored.failing_since,
  };
}
