/** Timeouts of a network's client in ms, below the callable's own. */
export const clientLimits = {
  /** One request to one node. */
  perUrlMs: 4_000,
  /** One request of a site to one node; shorter, so that a silent node leaves time for another. */
  perSiteUrlMs: 2_500,
  /** A question to all nodes together. */
  totalMs: 8_000,
  /** Time for refused or rejected bytes to appear at a node nevertheless. */
  propagationMs: 1_000,
  /** Wait for the other nodes once one has answered. */
  stragglersMs: 700,
  /** Wait for the other nodes while too few of them agree. */
  secondNodeMs: 2_500,
  /** Wait for a second node's past block; shorter, because a scan reads many blocks. */
  secondBlockNodeMs: 1_500,
};
