/* Written by `npm run calls:generate` from packages/core/src/calls/kinds. */

/** Kinds of calls besides swaps that exchange one asset for another, or may. */
export const exchangeKinds = [
  'vault',
  'routerPayout',
  'fulfillOrder',
  'stake',
  'wrapStaked',
  'unwrapStaked',
  'requestWithdrawals',
  'claimWithdrawal',
  'multicall',
  'other',
] as const;
