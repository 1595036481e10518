import { serverCollections } from '@everything-wallet/core/documents/collections';
import { Firestore } from '@google-cloud/firestore';
import type { UseCounts } from './SessionCounts.ts';

/** Documents of a request: by name, or a query. */
interface QueryMessage {
  documents?: unknown[];
  structuredQuery?: { from?: readonly { collectionId?: string }[] };
}

/** The methods that everything goes through; they are not part of the client's types. */
interface Funnels {
  request: (method: string, message: { writes?: unknown[] }, ...rest: unknown[]) => unknown;
  requestStream: (
    method: string,
    isBidirectional: boolean,
    message: QueryMessage,
    ...rest: unknown[]
  ) => Promise<NodeJS.ReadableStream>;
}

/** Shared by all instances, and read and written once in half a minute however many people there are: no user's own. */
const SHARED: string = serverCollections.priceQuotes;

/** Returns the collection of a document, from its name or from a request about it. */
function collectionOf(document: unknown): string {
  return /\/documents\/([^/"]+)\//.exec(JSON.stringify(document))?.[1] ?? 'of a query';
}

/**
 * Counts the documents that the Firestore client of this process reads and writes, by collection, except
 * those shared by all users. A query reads its results, and at least one document.
 *
 * @param use returns the current counts
 */
export function countDocuments(use: () => UseCounts): void {
  const client = Firestore.prototype as unknown as Funnels;
  const { request, requestStream } = client;
  const count = (counts: UseCounts, kind: 'reads' | 'writes', collection: string) => {
    if (collection === SHARED) return;
    counts[kind] += 1;
    const own = (counts.documents[collection] ??= { reads: 0, writes: 0 });
    own[kind] += 1;
  };
  client.request = function (method, message, ...rest) {
    for (const write of message.writes ?? []) count(use(), 'writes', collectionOf(write));
    return request.call(this, method, message, ...rest);
  };
  client.requestStream = async function (method, isBidirectional, message, ...rest) {
    const counts = use();
    const { documents } = message;
    for (const document of documents ?? []) count(counts, 'reads', collectionOf(document));
    const query = collectionIn(message);
    if (!documents) count(counts, 'reads', query);
    const stream = await requestStream.call(this, method, isBidirectional, message, ...rest);
    if (!documents) {
      let found = 0;
      // Not by listening, which would make the stream flow before the client listens.
      const emit = stream.emit.bind(stream);
      stream.emit = (event: string | symbol, ...values: unknown[]) => {
        const [part] = values as [{ document?: unknown } | undefined];
        if (event === 'data' && part?.document && (found += 1) > 1) count(counts, 'reads', query);
        return emit(event, ...values);
      };
    }
    return stream;
  };
}

/** Returns the collection of a query. */
function collectionIn({ structuredQuery }: QueryMessage): string {
  return structuredQuery?.from?.[0]?.collectionId ?? 'of a query';
}
