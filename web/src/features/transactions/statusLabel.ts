import type { TextId } from '../../texts/texts.ts';
import type { Transaction } from './Transaction.ts';
import { transactionState, type TransactionState } from './transactionState.ts';

/** Badge colours of docs/product.md §4: default, secondary and destructive. */
const colors = { completed: 'success', pending: 'default', failed: 'error' } as const;

interface StatusLabel {
  readonly color: 'success' | 'default' | 'error' | 'warning';
  readonly text: TextId;
}

/** Returns the state of a transaction in a word: its status, and why no block has it. */
export function statusLabel(
  transaction: Pick<Transaction, 'type' | 'status' | 'is_final' | 'failure_reason' | 'dropped_at'>,
): StatusLabel {
  const { status, type } = transaction;
  return type === 'receive' && status === 'pending'
    ? { color: 'warning', text: 'transaction.status.unconfirmed' }
    : badgeOf(transactionState(transaction), status);
}

function badgeOf(state: TransactionState, status: Transaction['status']): StatusLabel {
  if (state === 'dropped') return { color: 'warning', text: 'transaction.status.dropped' };
  // A replaced transaction has cost nothing: no alarm.
  if (state === 'replaced') return { color: 'default', text: 'transaction.status.replaced' };
  // 'Failed' makes users pay again, and a reorg may still make this one succeed.
  if (state === 'inBlock' && status === 'failed')
    return { color: 'warning', text: 'transaction.status.notFinal' };
  return { color: colors[status], text: `transaction.status.${status}` };
}
