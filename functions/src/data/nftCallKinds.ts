/* Written by `npm run calls:generate` from packages/core/src/calls/kinds. */

/** Kinds of calls that may move an NFT: other calls are not read. */
export const nftCallKinds = [
  'transferFrom',
  'nftTransfer',
  'multiTokenTransfer',
  'fulfillOrder',
  'multicall',
] as const;
