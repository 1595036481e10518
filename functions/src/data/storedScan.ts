import { createHash, randomUUID } from 'node:crypto';
import { serverCollections } from '@everything-wallet/core/documents/collections';
import { z } from 'zod';
import { firestore } from './firestore.ts';
import { pagesOf } from './pagesOf.ts';

/** Events that are read at once, of up to 256 KiB each. */
const PAGE = 20;

/** Events that are deleted in one write. */
const MAX_DELETED = 300;

/** Digits of a sequence in a document's id: the ids of a network sort as its sequences. */
const DIGITS = 16;

/**
 * scan_cursors/{chain id}: the cursor as JSON, its revision, and the digest of the commit that wrote it.
 *
 * JSON because both documents are only read as a whole: no field of theirs is indexed, and none is lost that a later
 * release adds.
 */
const storedCursorSchema = z.object({ revision: z.number(), cursor: z.string(), commit: z.string() });

/** scan_events/{chain id}_{sequence}: an event as JSON. */
const storedEventSchema = z.object({ event: z.string() });

/** Formats of the stored values: what does not have them is an error. */
interface ScanSchemas<Cursor, Event> {
  readonly cursor: z.ZodType<Cursor>;
  readonly event: z.ZodType<Event>;
}

/**
 * The documents of one network's scan: its cursor, and the events that were not delivered yet. Events after the cursor's
 * sequence belong to commits that are not complete: they are not pending, and others of the same sequence may replace them.
 */
export function storedScan<
  Cursor extends { readonly revision: number; readonly sequence: number },
  Event extends { readonly sequence: number },
>(chainId: number, schemas: ScanSchemas<Cursor, Event>) {
  /** Tells this instance's commits from those of others that wrote the same. */
  const writer = randomUUID();
  /** The last sequence whose event was deleted: a query from there on passes over no deleted documents. */
  let deleted = 0;
  const idOf = (sequence: number) => `${chainId}_${String(sequence).padStart(DIGITS, '0')}`;
  const open = async () => {
    const { FieldPath, getFirestore } = await firestore();
    const db = getFirestore();
    const events = db.collection(serverCollections.scanEvents);
    const id = FieldPath.documentId();
    return {
      db,
      events,
      cursor: db.collection(serverCollections.scanCursors).doc(String(chainId)),
      upTo: (sequence: number) => events.where(id, '>', idOf(deleted)).where(id, '<=', idOf(sequence)),
    };
  };

  /** Returns the cursor; undefined before the first commit. */
  const load = async (): Promise<Cursor | undefined> => {
    const { cursor } = await open();
    const stored = (await cursor.get()).data();
    return stored && schemas.cursor.parse(JSON.parse(storedCursorSchema.parse(stored).cursor));
  };

  return {
    load,

    /**
     * Writes a cursor and new events, both or neither. Repeating a commit whose response was lost changes nothing.
     *
     * @returns false if the stored revision is not the one before
     */
    async commit(cursor: Cursor, events: readonly Event[]): Promise<boolean> {
      const { db, cursor: document, events: collection } = await open();
      const text = JSON.stringify(cursor);
      const added = events.map((event) => ({ id: idOf(event.sequence), event: JSON.stringify(event) }));
      const [first] = events;
      // Resetting the cursor by hand restarts the sequences.
      if (first) deleted = Math.min(deleted, first.sequence - 1);
      const digest = digestOf([writer, text, ...added.map(({ event }) => event)]);
      return db.runTransaction(async (transaction) => {
        const stored = (await transaction.get(document)).data();
        const { revision, commit } = stored
          ? storedCursorSchema.parse(stored)
          : { revision: 0, commit: undefined };
        // The client library repeats a transaction whose response was lost.
        if (commit === digest) return true;
        if (revision !== cursor.revision - 1) return false;
        transaction.set(document, { revision: cursor.revision, cursor: text, commit: digest });
        for (const { id, event } of added) transaction.set(collection.doc(id), { event });
        return true;
      });
    },

    /** Returns the first events up to the cursor's sequence. */
    async pending(): Promise<Event[]> {
      // The cursor first: events up to its sequence no longer change.
      const cursor = await load();
      if (!cursor) return [];
      if (cursor.sequence < deleted) deleted = 0;
      const { upTo } = await open();
      const { docs } = await upTo(cursor.sequence).limit(PAGE).get();
      // Readers delete nothing themselves.
      if (docs.length === 0) deleted = cursor.sequence;
      return docs.map((document) =>
        schemas.event.parse(JSON.parse(storedEventSchema.parse(document.data()).event)),
      );
    },

    /** Deletes the events up to a sequence. */
    async acknowledge(sequence: number): Promise<void> {
      const { db, upTo } = await open();
      for await (const page of pagesOf(upTo(sequence).select(), MAX_DELETED)) {
        const batch = db.batch();
        for (const { ref } of page) batch.delete(ref);
        await batch.commit();
      }
      deleted = Math.max(deleted, sequence);
    },
  };
}

function digestOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  // JSON has no line breaks.
  for (const text of texts) hash.update(`${text}\n`);
  return hash.digest('hex');
}
