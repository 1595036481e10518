import { isCancellation } from '@everything-wallet/core/documents/isCancellation';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';

/**
 * State of a call that was signed here:
 * - 'pending': waits for its block, or for its outcome to be read;
 * - 'completed': is in a block;
 * - 'failed': is in a block, and only cost its fee;
 * - 'undone': replaced or cancelled by another transaction;
 * - 'unheard': without a record on the server, though it may have been sent;
 * - 'unread': its record could not be read.
 */
export type StepState = 'pending' | 'completed' | 'failed' | 'undone' | 'unheard' | 'unread';

/** Determines the state of a call from its record; undefined without one. */
export function stepState(
  record: TransactionRecord | undefined,
  reading: 'loading' | 'ready' | 'failed',
): StepState {
  if (reading === 'failed') return 'unread';
  if (!record) return reading === 'loading' ? 'pending' : 'unheard';
  if (isCancellation(record)) return 'undone';
  if (record.status !== 'failed') return record.status;
  return record.failure_reason === 'replaced' ? 'undone' : 'failed';
}
