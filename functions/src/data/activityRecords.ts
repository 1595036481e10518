import { mapConcurrently } from '@everything-wallet/core/concurrency/mapConcurrently';
import { serverCollections } from '@everything-wallet/core/documents/collections';
import type { DocumentReference, Query } from '@google-cloud/firestore';
import { z } from 'zod';
import { activityEventId } from './activityEventId.ts';
import { activityLogIn, activityLogRef, isListening, isPushOnly } from './activityLogDocument.ts';
import { ActivityWriter, type NewActivityEvent } from './ActivityWriter.ts';
import { EVENT_STORED_MS } from './eventStoredMs.ts';
import { firestore } from './firestore.ts';

/** Days for which events are stored after they were last read without a webhook. */
const LISTENED_DAYS = 7;

/** Movements of one transaction: each is two writes, and each webhook of an address one more; Firestore takes 500. */
const MAX_OF_TRANSACTION = 40;

/** Open movements that are read at once. */
const PAGE = 200;

/** Users whose events are written at the same time. */
const CONCURRENCY = 10;

/** activity_events/{uid}_{sequence}: an event as JSON. */
const eventSchema = z.object({
  user_id: z.string(),
  sequence: z.number(),
  lane: z.string(),
  event: z.string(),
});

/**
 * activity_movements/{uid}_{digest}: a movement as JSON. `open_on`, the chain id, exists until it is settled or reorged; `open_block`, the
 * chain id and the block's hash, until it is reorged: a reorg can be deeper than the confirmations.
 */
const movementSchema = z.object({
  user_id: z.string(),
  state: z.enum(['open', 'settled', 'reorged']),
  /** Times that its block became part of the chain again. */
  round: z.number(),
  lane: z.string(),
  movement: z.string(),
  /** Sequence of the scan event that changed it last. */
  scan_sequence: z.number(),
});

/** A scan event: its network, and its position among all events there. */
export interface ScanPosition {
  /** EIP-155. */
  readonly chainId: number;
  readonly sequence: number;
}

/** A movement in a block. */
export interface RecordedMovement {
  /** Digest of the movement's id and its block. */
  readonly digest: string;
  /** `orderingKeyOf` its network and address. */
  readonly orderingKey: string;
  readonly block: number;
  readonly blockHash: string;
  /** JSON. */
  readonly movement: string;
}

/** Makes the event on a change of a movement. */
export type EventOf = (
  movement: string,
  change: 'applied' | 'settled' | 'reorged',
  round: number,
) => NewActivityEvent;

/** A user whose events are stored. */
export interface Listener {
  readonly userId: string;
  /** True without a webhook and a stream: events are stored for pushes alone. */
  readonly isPushOnly: boolean;
}

/** A stored event. */
export interface RecordedEvent {
  readonly sequence: number;
  readonly orderingKey: string;
  /** JSON. */
  readonly event: string;
}

/** The events on users' accounts, and the movements that they are about. */
export const activityRecords = {
  /**
   * Stores a block's movements of a user, and their events, unless they are stored, or a later scan event has reverted the block: scan
   * events may be delivered late.
   *
   * @returns ids of the lanes with events, also where all of them were stored before; without a listening user none
   */
  async apply(
    userId: string,
    position: ScanPosition,
    movements: readonly RecordedMovement[],
    eventOf: EventOf,
  ): Promise<readonly string[]> {
    const lanes = new Set<string>();
    for (let start = 0; start < movements.length; start += MAX_OF_TRANSACTION) {
      const some = movements.slice(start, start + MAX_OF_TRANSACTION);
      for (const lane of await applySome(userId, position, some, eventOf)) lanes.add(lane);
    }
    return [...lanes];
  },

  /** Adds the events on a block that is no longer part of the chain; returns the lanes. */
  async revert(
    { chainId, sequence }: ScanPosition,
    blockHash: string,
    eventOf: EventOf,
  ): Promise<readonly string[]> {
    const { db } = await open();
    const query = db
      .collection(serverCollections.activityMovements)
      .where('open_block', '==', `${chainId}_${blockHash}`);
    return closeAll(query, { state: 'reorged', sequence }, eventOf);
  },

  /** Adds the events on movements up to a block, which are final; returns the lanes. */
  async settle(chainId: number, block: number, eventOf: EventOf): Promise<readonly string[]> {
    const query = (await openOn(chainId)).where('block', '<=', block).orderBy('block');
    return closeAll(query, { state: 'settled' }, eventOf);
  },

  /** Returns the block of the first movement that is not final; undefined without one. */
  async firstOpen(chainId: number): Promise<number | undefined> {
    const { docs } = await (await openOn(chainId)).orderBy('block').limit(1).get();
    return z.number().optional().parse(docs[0]?.get('block'));
  },

  /** Stores the events of the next days; returns the last sequence. */
  async listen(userId: string, now = Date.now()): Promise<number> {
    const { db, Timestamp } = await open();
    const reference = activityLogRef(db, userId);
    const log = activityLogIn(await reference.get());
    const until = now + LISTENED_DAYS * 86_400_000;
    // One write a day is enough.
    if ((log.listens_until?.toMillis() ?? 0) < until - 86_400_000)
      await reference.set({ listens_until: Timestamp.fromMillis(until) }, { merge: true });
    return log.sequence;
  },

  /** Returns the last sequence of a user, 0 without one. */
  async last(userId: string): Promise<number> {
    const { db } = await open();
    return activityLogIn(await activityLogRef(db, userId).get()).sequence;
  },

  /** Returns events after a sequence, oldest first. */
  async after(userId: string, sequence: number, limit: number): Promise<readonly RecordedEvent[]> {
    const { db, FieldPath } = await open();
    const id = FieldPath.documentId();
    const query = db
      .collection(serverCollections.activityEvents)
      .where(id, '>', activityEventId(userId, sequence))
      .where(id, '<=', activityEventId(userId, Infinity));
    return readEvents(query.limit(limit), userId);
  },

  /** Returns events with an ordering key after a sequence, oldest first. */
  async afterWithKey(
    userId: string,
    orderingKey: string,
    sequence: number,
    limit: number,
  ): Promise<readonly RecordedEvent[]> {
    const { db } = await open();
    const query = db
      .collection(serverCollections.activityEvents)
      .where('user_lane', '==', `${userId}_${orderingKey}`)
      .where('sequence', '>', sequence)
      .orderBy('sequence');
    return readEvents(query.limit(limit), userId);
  },

  /** Finds an event by its id. */
  async find(userId: string, id: string): Promise<RecordedEvent | undefined> {
    const { db } = await open();
    const query = db
      .collection(serverCollections.activityEvents)
      .where('user_id', '==', userId)
      .where('event_id', '==', id);
    return (await readEvents(query.limit(1), userId))[0];
  },

  /** Returns those of some users whose events are stored. */
  async listening(userIds: readonly string[]): Promise<readonly Listener[]> {
    const { db } = await open();
    const pages = Array.from({ length: Math.ceil(userIds.length / PAGE) }, (_, index) =>
      userIds.slice(index * PAGE, (index + 1) * PAGE),
    );
    const found = await mapConcurrently(pages, CONCURRENCY, async (page) => {
      const stored = await db.getAll(...page.map((userId) => activityLogRef(db, userId)));
      return stored.flatMap((document) => {
        const log = activityLogIn(document);
        return isListening(log) ? [{ userId: document.id, isPushOnly: isPushOnly(log) }] : [];
      });
    });
    return found.flat();
  },
};

async function open() {
  const { getFirestore, FieldPath, FieldValue, Timestamp } = await firestore();
  return { db: getFirestore(), FieldPath, FieldValue, Timestamp };
}

async function openOn(chainId: number): Promise<Query> {
  const { db } = await open();
  return db.collection(serverCollections.activityMovements).where('open_on', '==', chainId);
}

async function readEvents(query: Query, userId: string): Promise<readonly RecordedEvent[]> {
  const { docs } = await query.get();
  return docs.flatMap((document) => {
    const { user_id: owner, lane, ...stored } = eventSchema.parse(document.data());
    // The id of another user may begin like this one's.
    return owner === userId ? [{ ...stored, orderingKey: lane }] : [];
  });
}

async function applySome(
  userId: string,
  { chainId, sequence }: ScanPosition,
  movements: readonly RecordedMovement[],
  eventOf: EventOf,
): Promise<readonly string[]> {
  const { db, Timestamp } = await open();
  const collection = db.collection(serverCollections.activityMovements);
  return db.runTransaction(async (transaction) => {
    const log = await ActivityWriter.open(db, transaction, userId);
    if (!log.isListening) return [];
    const references = movements.map(({ digest }) => collection.doc(`${userId}_${digest}`));
    const stored = await transaction.getAll(...references);
    for (const [index, { digest, orderingKey, block, blockHash, movement }] of movements.entries()) {
      const before = stored[index]?.exists ? movementSchema.parse(stored[index].data()) : undefined;
      const event = (round: number) => eventOf(movement, 'applied', round);
      const isReturned = before?.state === 'reorged' && before.scan_sequence < sequence;
      // A movement that is delivered again: its lanes are returned again, since the first attempt may have ended before.
      if (before && !isReturned) log.touch(orderingKey, event(before.round));
      else {
        const round = (before?.round ?? -1) + 1;
        transaction.set(collection.doc(`${userId}_${digest}`), {
          ...{ user_id: userId, state: 'open', round, lane: orderingKey, block, movement },
          ...{ scan_sequence: sequence, open_on: chainId, open_block: `${chainId}_${blockHash}` },
          expires_at: Timestamp.fromMillis(Date.now() + EVENT_STORED_MS),
        });
        log.add(orderingKey, event(round));
      }
    }
    return log.write();
  });
}

/** End of movements: settled, or reorged by a scan event. */
type Closing = { readonly state: 'settled' } | { readonly state: 'reorged'; readonly sequence: number };

/** Ends all movements that a query finds, in its order, and adds an event on each; returns the lanes. */
async function closeAll(query: Query, closing: Closing, eventOf: EventOf): Promise<readonly string[]> {
  const lanes = new Set<string>();
  for (;;) {
    const { docs } = await query.limit(PAGE).get();
    const byUser = Map.groupBy(docs, (document) => z.string().parse(document.get('user_id')));
    await mapConcurrently([...byUser], CONCURRENCY, async ([userId, own]) => {
      for (let start = 0; start < own.length; start += MAX_OF_TRANSACTION) {
        const some = own.slice(start, start + MAX_OF_TRANSACTION).map(({ ref }) => ref);
        for (const lane of await closeSome(userId, some, closing, eventOf)) lanes.add(lane);
      }
    });
    if (docs.length < PAGE) return [...lanes];
  }
}

async function closeSome(
  userId: string,
  references: readonly DocumentReference[],
  closing: Closing,
  eventOf: EventOf,
): Promise<readonly string[]> {
  const { db, FieldValue } = await open();
  const closed = FieldValue.delete();
  return db.runTransaction(async (transaction) => {
    const log = await ActivityWriter.open(db, transaction, userId);
    const stored = await transaction.getAll(...references);
    for (const document of stored) {
      if (!document.exists) continue;
      const { state: before, round, lane, movement } = movementSchema.parse(document.data());
      // Another scanner was first.
      if (before === 'reorged' || before === closing.state) continue;
      transaction.update(document.ref, {
        ...{ state: closing.state, open_on: closed },
        ...(closing.state === 'reorged' && { open_block: closed, scan_sequence: closing.sequence }),
      });
      if (log.isListening) log.add(lane, eventOf(movement, closing.state, round));
    }
    return log.write();
  });
}
