import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';

/**
 * How far a transaction has come, in more words than its status: 'dropped' is a pending one that no node knows, 'inBlock' one
 * with an outcome that a reorganisation may still change, 'replaced' one whose nonce another one has.
 */
export type TransactionState = 'pending' | 'dropped' | 'inBlock' | 'confirmed' | 'replaced' | 'failed';

type StateFields = Pick<TransactionRecord, 'status' | 'is_final' | 'failure_reason' | 'dropped_at'>;

/** Reads the state of a transaction out of its record. */
export function transactionState({
  status,
  is_final,
  failure_reason,
  dropped_at,
}: StateFields): TransactionState {
  if (status === 'pending') return dropped_at === undefined ? 'pending' : 'dropped';
  if (is_final === false) return 'inBlock';
  if (status === 'completed') return 'confirmed';
  return failure_reason === 'replaced' ? 'replaced' : 'failed';
}

/** Whether the chain may still say something new of what was sent; what came in is followed by the look for it. */
export function isOpen({ type, status, is_final }: StateFields & Pick<TransactionRecord, 'type'>): boolean {
  return type !== 'receive' && (status === 'pending' || is_final === false);
}

/** How deep a transaction is in the chain, and how deep it has to be; undefined where it is in no block, or not known. */
export function depthOf({
  confirmations,
  network,
}: Pick<TransactionRecord, 'confirmations' | 'network'>):
  { readonly count: number; readonly depth: number } | undefined {
  const depth = findNetworkById(network)?.confirmations;
  return confirmations === undefined || depth === undefined ? undefined : { count: confirmations, depth };
}
