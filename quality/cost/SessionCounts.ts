/** Network of a user's own query: the selected one, or one of the others that are switched on. */
type RpcPlace = 'selected' | 'others';

/** Counted use of one part of a session. */
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
  /** Requests to nodes of chains that depend on the user. */
  rpcCalls: number;
  /** The same by place and method. */
  rpcMethods: Record<RpcPlace, Record<string, number>>;
  /**
   * Requests to nodes on behalf of all users: each instance sends them once, whatever the number of users; by
   * method.
   */
  sharedRpc: Record<string, number>;
  /** Requests to the source of prices. */
  priceCalls: number;
  /** Requests of pages for prices, which a CDN answers. */
  pricePolls: number;
  /** Bytes of pages, scripts and fonts, as they are sent: compressed. */
  hostingBytes: number;
}

/** Counted use of a session, in parts. */
export interface SessionCounts {
  /** Of the code that was counted. */
  readonly commit: string;
  /** A browser that has nothing of the site yet, and the same again. */
  readonly firstVisit: UseCounts;
  readonly nextVisit: UseCounts;
  /**
   * Minutes of each of the three that follow: of a newly opened wallet, of one that is still open, and of a
   * hidden tab.
   */
  readonly openMinutes: number;
  readonly open: UseCounts;
  readonly later: UseCounts;
  /**
   * In a browser that may show notifications of incoming transfers; in any other one a hidden tab sends no
   * request.
   */
  readonly hidden: UseCounts;
  /** A transfer, until it is final, and a visit to the history. */
  readonly send: UseCounts;
  /** Bytes of pages that a browser requests to store the next release (`buildChangedRelease`). */
  readonly updateBytes: number;
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
    pricePolls: 0,
    hostingBytes: 0,
  };
}
