import { serverCollections } from '@everything-wallet/core/documents/collections';
import { Firestore } from '@google-cloud/firestore';
import type { UseCounts } from './SessionCounts.ts';

/** The methods that everything goes through; they are not part of the client's types. */
interface Funnels {
  request: (method: string, message: { writes?: unknown[] }, ...rest: unknown[]) => unknown;
  requestStream: (
    method: string,
    isBidirectional: boolean,
    message: { documents?: unknown[] },
    ...rest: unknown[]
  ) => Promise<NodeJS.ReadableStream>;
}

/** Shared by all instances, and read and written once in half a minute however many people there are: no user's own. */
const isShared = (document: unknown) =>
  JSON.stringify(document).includes(`/${serverCollections.priceQuotes}/`);

/**
 * Counts the documents that the Firestore client of this process reads and writes, but for what all users share. A query reads
 * what it finds, and at least one.
 *
 * @param use where they are counted
 */
export function countDocuments(use: () => UseCounts): void {
  const client = Firestore.prototype as unknown as Funnels;
  const { request, requestStream } = client;
  client.request = function (method, message, ...rest) {
    use().writes += message.writes?.filter((write) => !isShared(write)).length ?? 0;
    return request.call(this, method, message, ...rest);
  };
  client.requestStream = async function (method, isBidirectional, message, ...rest) {
    const counts = use();
    const asked = message.documents?.filter((document) => !isShared(document)).length;
    counts.reads += asked ?? 1;
    const stream = await requestStream.call(this, method, isBidirectional, message, ...rest);
    if (asked === undefined) {
      let found = 0;
      // Not by listening, which would make the stream flow before the client listens.
      const emit = stream.emit.bind(stream);
      stream.emit = (event: string | symbol, ...values: unknown[]) => {
        const [part] = values as [{ document?: unknown } | undefined];
        if (event === 'data' && part?.document && (found += 1) > 1) counts.reads += 1;
        return emit(event, ...values);
      };
    }
    return stream;
  };
}
