/**
 * What a question to a node is for: what the first build did (balance, fee, nonce, sending and settling), what is held elsewhere and in
 * tokens, or what came in.
 */
export type RpcPurpose = 'firstBuild' | 'holdings' | 'incoming';

/** What was counted of a part of a session. */
export interface UseCounts {
  /** Requests to functions, each billed: calls, and the questions of browsers whether they may call. */
  functionRequests: number;
  /** Calls of each function among them. */
  calls: Record<string, number>;
  /** Bytes that functions answered with. */
  functionBytes: number;
  /** Documents that functions and pages read, and wrote. */
  reads: number;
  writes: number;
  /** Of both those of the functions, by collection. */
  documents: Record<string, { reads: number; writes: number }>;
  /** Questions to nodes of chains that depend on the user. */
  rpcCalls: number;
  /** The same by what they are for, and by method. */
  rpcMethods: Record<RpcPurpose, Record<string, number>>;
  /** Questions to nodes that are no user's own: each instance asks them once, whoever is there; by method. */
  sharedRpc: Record<string, number>;
  /** Questions to the source of prices. */
  priceCalls: number;
  /** Bytes of pages, scripts and fonts, as they are sent: compressed. */
  hostingBytes: number;
}

/** What a session was counted to use, in its parts. */
export interface SessionCounts {
  /** Of the code that was counted. */
  readonly commit: string;
  /** A browser that has nothing of the site yet, and the same again. */
  readonly firstVisit: UseCounts;
  readonly nextVisit: UseCounts;
  /** A wallet that is open for so many minutes after it was opened. */
  readonly openMinutes: number;
  readonly open: UseCounts;
  /** A transfer, until it has settled, and a look at the history. */
  readonly send: UseCounts;
  /** Processor time of a call in milliseconds, over all. */
  readonly cpuMsPerCall: number;
}

/** Nothing, to count from. */
export function noUse(): UseCounts {
  return {
    functionRequests: 0,
    calls: {},
    functionBytes: 0,
    reads: 0,
    writes: 0,
    documents: {},
    rpcCalls: 0,
    rpcMethods: { firstBuild: {}, holdings: {}, incoming: {} },
    sharedRpc: {},
    priceCalls: 0,
    hostingBytes: 0,
  };
}
