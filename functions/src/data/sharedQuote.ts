import { serverCollections } from '@everything-wallet/core/documents/collections';
import { priceSchema, type Price } from '@everything-wallet/core/callables/getTokenPrices';
import { z } from 'zod';
import { firestore } from './firestore.ts';
import { isOvertaken } from './isOvertaken.ts';

/** Prices of one moment. */
export interface Quote {
  readonly prices: ReadonlyMap<string, Price>;
  /** Milliseconds since 1970. */
  readonly asOf: number;
}

/** What an instance learns when it would ask the source. */
export interface Turn {
  /** The newest prices that any instance has; undefined where there are none. */
  readonly quote: Quote | undefined;
  /** Whether this instance is the one to ask: until `nextAt` no other will. */
  readonly isOurs: boolean;
  /** When the source may be asked next, in milliseconds since 1970. */
  readonly nextAt: number;
}

/** price_quotes/coingecko: what an instance fetched last, and when one may ask again; in milliseconds since 1970. */
const storedSchema = z.object({
  prices: z.record(z.string(), priceSchema).optional(),
  as_of: z.number().optional(),
  next_at: z.number(),
});

/** A time further away than any rest, in milliseconds, is a mistake, and must not end prices for ever. */
const LONGEST_REST_MS = 3_600_000;

/** The `price_quotes` collection: one document, written twice in 30 seconds however many instances there are. */
export const sharedQuote = {
  async takeTurn(now: number, restMs: number): Promise<Turn> {
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

  async endTurn(quote: Quote | undefined, nextAt: number): Promise<void> {
    const { document } = await database();
    const data = {
      next_at: nextAt,
      ...(quote && { prices: Object.fromEntries(quote.prices), as_of: quote.asOf }),
    };
    await document.set(data, { mergeFields: Object.keys(data) });
  },
};

function quoteOf({ prices, as_of: asOf }: z.output<typeof storedSchema>): Quote | undefined {
  return prices && asOf !== undefined ? { prices: new Map(Object.entries(prices)), asOf } : undefined;
}

async function database() {
  const { getFirestore } = await firestore();
  return { document: getFirestore().collection(serverCollections.priceQuotes).doc('coingecko') };
}
