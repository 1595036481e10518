import { serverCollections } from '@everything-wallet/core/documents/collections';
import { z } from 'zod';
import { firestore } from './firestore.ts';
import { isOvertaken } from './isOvertaken.ts';

/** A source's value at one moment. */
export interface Quote<Value> {
  readonly value: Value;
  /** Milliseconds since 1970. */
  readonly asOf: number;
}

/** Turn of an instance to request the source. */
export interface Turn<Value> {
  /** Newest value of any instance; undefined before the first. */
  readonly quote: Quote<Value> | undefined;
  /** True if this instance has the turn: until `nextAt` no other will. */
  readonly isOurs: boolean;
  /** Time of the next allowed request to the source, in milliseconds since 1970. */
  readonly nextAt: number;
}

/** Conversion of a value to the fields of a document. */
export interface QuoteFields<Value> {
  /** Undefined for fields that are not its own. */
  readonly read: (fields: Readonly<Record<string, unknown>>) => Value | undefined;
  /** Returns every field each time: written fields replace the stored ones. */
  readonly write: (value: Value) => Record<string, unknown>;
}

/**
 * price_quotes/{id}: the last fetched value, and the time of the next request; in milliseconds since 1970.
 */
const storedSchema = z.looseObject({ as_of: z.number().optional(), next_at: z.number() });

/** A time further away than any rest, in milliseconds, is a mistake, and must not stop prices forever. */
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
      // Not in a transaction: concurrent ones of several instances wait for each other longer than the
      // timeout of a turn.
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
