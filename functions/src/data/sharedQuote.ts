import { serverCollections } from '@everything-wallet/core/documents/collections';
import { z } from 'zod';
import { firestore } from './firestore.ts';
import { isOvertaken } from './isOvertaken.ts';

/** What a source said at one moment. */
export interface Quote<Value> {
  readonly value: Value;
  /** Milliseconds since 1970. */
  readonly asOf: number;
}

/** What an instance learns when it would ask the source. */
export interface Turn<Value> {
  /** The newest that any instance has; undefined where there is none. */
  readonly quote: Quote<Value> | undefined;
  /** Whether this instance is the one to ask: until `nextAt` no other will. */
  readonly isOurs: boolean;
  /** When the source may be asked next, in milliseconds since 1970. */
  readonly nextAt: number;
}

/** How a value is kept in the fields of a document. */
export interface QuoteFields<Value> {
  /** Undefined for fields that are not its own. */
  readonly read: (fields: Readonly<Record<string, unknown>>) => Value | undefined;
  /** Every field each time: those that are written stand in place of what was there. */
  readonly write: (value: Value) => Record<string, unknown>;
}

/** price_quotes/{id}: what an instance fetched last, and when one may ask again; in milliseconds since 1970. */
const storedSchema = z.looseObject({ as_of: z.number().optional(), next_at: z.number() });

/** A time further away than any rest, in milliseconds, is a mistake, and must not end prices for ever. */
const LONGEST_REST_MS = 7_200_000;

/** One document of the `price_quotes` collection, written twice for each question however many instances there are. */
export function sharedQuote<Value>(id: string, { read, write }: QuoteFields<Value>) {
  const quoteOf = (stored: z.output<typeof storedSchema>): Quote<Value> | undefined => {
    const value = stored.as_of === undefined ? undefined : read(stored);
    return value !== undefined && stored.as_of !== undefined ? { value, asOf: stored.as_of } : undefined;
  };
  const database = async () => {
    const { getFirestore } = await firestore();
    return { document: getFirestore().collection(serverCollections.priceQuotes).doc(id) };
  };

  return {
    async takeTurn(now: number, restMs: number): Promise<Turn<Value>> {
      const { document } = await database();
      const snapshot = await document.get();
      const stored = storedSchema.safeParse(snapshot.data()).data;
      const quote = stored && quoteOf(stored);
      const nextAt = stored?.next_at ?? 0;
      if (now < nextAt && nextAt - now < LONGEST_REST_MS) return { quote, isOurs: false, nextAt };
      // Not in a transaction: those of several instances that come at once wait for each other for longer than a turn is waited for.
      const taken = { next_at: now + restMs };
      try {
        if (snapshot.updateTime) await document.update(taken, { lastUpdateTime: snapshot.updateTime });
        else await document.create(taken);
      } catch (error) {
        if (!isOvertaken(error)) throw error;
        return { quote, isOurs: false, nextAt: taken.next_at };
      }
      return { quote, isOurs: true, nextAt: taken.next_at };
    },

    async endTurn(quote: Quote<Value> | undefined, nextAt: number): Promise<void> {
      const { document } = await database();
      const data = { next_at: nextAt, ...(quote && { ...write(quote.value), as_of: quote.asOf }) };
      await document.set(data, { mergeFields: Object.keys(data) });
    },

    async add(fields: Readonly<Record<string, unknown>>): Promise<void> {
      const { document } = await database();
      await document.set(fields, { merge: true });
    },
  };
}
