/** Timeouts of the nodes of a network, in milliseconds. */
export interface NodeLimits {
  /** Milliseconds for one node's answer. */
  readonly perUrlMs: number;
  /** Milliseconds for all requests behind one response of ours. */
  readonly totalMs: number;
  /** Milliseconds to wait for the other nodes once one has answered a request to all. */
  readonly stragglersMs: number;
  /** Milliseconds to wait for a second response once one node has answered a request to two. */
  readonly secondNodeMs?: number;
}
