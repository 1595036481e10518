import type { CallKind } from './transaction.ts';
import { transferKinds } from './transferKinds.ts';

/** Plain transfers have no kind. */
const TRANSFERS: readonly (CallKind | undefined)[] = [undefined, ...transferKinds];

/** True if a record's `to_address` is the new owner; else it is the called contract. */
export function isTransferKind(kind: CallKind | undefined): boolean {
  return TRANSFERS.includes(kind);
}
