/** How much is read: what is beyond is an unknown call, so that no input takes long. */
export const callLimits = {
  /** Bytes of data, 128 kB: what nodes take of one transaction. */
  dataBytes: 131_072,
  /** Elements of one list. */
  elements: 256,
  /** Contracts on the way of one swap. */
  route: 8,
  /** Calls in one call. */
  calls: 32,
  /** Calls in calls: a router's multicall, and one inside it. */
  depth: 3,
  /** Words of 32 bytes that are looked at for one transaction, those of inner calls included. */
  steps: 4_608,
} as const;
