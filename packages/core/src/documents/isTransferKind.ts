import type { CallKind } from './transaction.ts';

/** Calls whose record names whose something becomes, and not the contract that is called; plain transfers have no kind. */
const TRANSFERS: readonly (CallKind | undefined)[] = [
  undefined,
  'transferFrom',
  'nftTransfer',
  'multiTokenTransfer',
];

/** Whether a record's `to_address` is whose something becomes; else it is the contract that is called. */
export function isTransferKind(kind: CallKind | undefined): boolean {
  return TRANSFERS.includes(kind);
}
