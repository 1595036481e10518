/** Where a user's own question is asked: on the selected network, or on one of the others that are switched on. */
type RpcPlace = 'selected' | 'others';

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
  /** The same by place and method. */
  rpcMethods: Record<RpcPlace, Record<string, number>>;
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
  /** Minutes of each of the three that follow: of a wallet that was just opened, of one that was open before, and of a hidden tab. */
  readonly openMinutes: number;
  readonly open: UseCounts;
  readonly later: UseCounts;
  /** In a browser that may give notice of what comes in; in any other one a hidden tab asks nothing. */
  readonly hidden: UseCounts;
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
    rpcMethods: { selected: {}, others: {} },
    sharedRpc: {},
    priceCalls: 0,
    hostingBytes: 0,
  };
}
