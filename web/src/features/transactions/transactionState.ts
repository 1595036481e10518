import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';

/**
 * State of a transaction, finer than its status: 'dropped' is a pending one that no node knows, 'inBlock' one with an outcome that a reorg
 * may still change, 'replaced' one whose nonce another one used.
 */
export type TransactionState = 'pending' | 'dropped' | 'inBlock' | 'confirmed' | 'replaced' | 'failed';

type StateFields = Pick<TransactionRecord, 'status' | 'is_final' | 'failure_reason' | 'dropped_at'>;

/** Returns the state of a transaction from its record. */
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

/** Checks that the chain may still change a send; incoming transfers are followed by the scan. */
export function isOpen({ type, status, is_final }: StateFields & Pick<TransactionRecord, 'type'>): boolean {
  return type !== 'receive' && (status === 'pending' || is_final === false);
}

/** Returns a transaction's confirmations, and those required; undefined if it is in no block, or unknown. */
export function depthOf({
  confirmations,
  network,
}: Pick<TransactionRecord, 'confirmations' | 'network'>):
  | { readonly count: number; readonly depth: number }
  | undefined {
  const depth = findNetworkById(network)?.confirmations;
  return confirmations === undefined || depth === undefined ? undefined : { count: confirmations, depth };
}
