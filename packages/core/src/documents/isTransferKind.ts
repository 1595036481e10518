import type { CallKind } from './transaction.ts';

/** Calls whose record names the new owner, and not the called contract; plain transfers have no kind. */
const TRANSFERS: readonly (CallKind | undefined)[] = [
  undefined,
  'transferFrom',
  'nftTransfer',
  'multiTokenTransfer',
];

/** True if a record's `to_address` is the new owner; else it is the called contract. */
export function isTransferKind(kind: CallKind | undefined): boolean {
  return TRANSFERS.includes(kind);
}
