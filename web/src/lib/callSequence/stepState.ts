import { isCancellation } from '@everything-wallet/core/documents/isCancellation';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';

/**
 * State of a call that was signed here:
 * - 'pending': waits for its block, or for its outcome to be read;
 * - 'completed': is in a block;
 * - 'failed': is in a block, and only cost its fee;
 * - 'replaced': replaced or cancelled by another transaction;
 * - 'missing': without a record on the server, though it may have been sent;
 * - 'unreadable': its record could not be read.
 */
export type StepState = 'pending' | 'completed' | 'failed' | 'replaced' | 'missing' | 'unreadable';

/** Determines the state of a call from its record; undefined without one. */
export function stepState(
  record: TransactionRecord | undefined,
  reading: 'loading' | 'ready' | 'failed',
): StepState {
  if (reading === 'failed') return 'unreadable';
  if (!record) return reading === 'loading' ? 'pending' : 'missing';
  if (isCancellation(record)) return 'replaced';
  if (record.status !== 'failed') return record.status;
  return record.failure_reason === 'replaced' ? 'replaced' : 'failed';
}
