/* Written by `npm run calls:generate` from packages/core/src/calls/kinds. */

/** Kinds of calls whose record names the new owner, and not the called contract. */
export const transferKinds = ['transferFrom', 'nftTransfer', 'multiTokenTransfer'] as const;
