import { serverCollections } from '@everything-wallet/core/documents/collections';
import type { SessionCounts, UseCounts } from './SessionCounts.ts';

/** Collections that functions have only for what came in. */
const ADDED: readonly string[] = [serverCollections.incomingCursors];

/**
 * Of a session what serves what the first build did: all requests, all processor time, all bytes and all documents, since the calls
 * would be made without the rest; but for the questions to nodes about holdings and what came in, and the documents of the latter.
 */
export function ofFirstBuild(session: SessionCounts): SessionCounts {
  const { firstVisit, nextVisit, open, send } = session;
  return {
    ...session,
    firstVisit: restricted(firstVisit),
    nextVisit: restricted(nextVisit),
    open: restricted(open),
    send: restricted(send),
  };
}

function restricted(use: UseCounts): UseCounts {
  const added = ADDED.map((name) => use.documents[name] ?? { reads: 0, writes: 0 });
  const { firstBuild } = use.rpcMethods;
  return {
    ...use,
    reads: added.reduce((left, { reads }) => left - reads, use.reads),
    writes: added.reduce((left, { writes }) => left - writes, use.writes),
    rpcCalls: Object.values(firstBuild).reduce((sum, count) => sum + count, 0),
    rpcMethods: { firstBuild, holdings: {}, incoming: {} },
    sharedRpc: {},
  };
}
