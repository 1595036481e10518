/** Limits of decoding: a call beyond them is unknown, so that no input takes long. */
export const callLimits = {
  /** Bytes of data, 128 kB: the limit of nodes for one transaction. */
  dataBytes: 131_072,
  /** Elements of one list. */
  elements: 256,
  /** Contracts in the path of one swap. */
  route: 8,
  /** Inner calls of one call. */
  calls: 32,
  /** Depth of nested calls: a router's multicall, and one inside it. */
  depth: 3,
  /** Words of 32 bytes read for one transaction, those of inner calls included. */
  steps: 4_608,
} as const;
