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
  /** Questions to nodes of chains. */
  rpcCalls: number;
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
    rpcCalls: 0,
    priceCalls: 0,
    hostingBytes: 0,
  };
}
