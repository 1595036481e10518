import { isCancellation } from '@everything-wallet/core/documents/isCancellation';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';

/**
 * What became of a call that was signed here:
 * - 'pending': it waits for its block, or for what is known of it;
 * - 'completed': it is in a block;
 * - 'failed': it is, and did nothing but cost its fee;
 * - 'undone': another transaction took its place, or cancelled it;
 * - 'unheard': the server has no record of it: it may have been sent all the same;
 * - 'unread': its record could not be read.
 */
export type CallState = 'pending' | 'completed' | 'failed' | 'undone' | 'unheard' | 'unread';

/** Works out what became of a call by its record; undefined where there is none. */
export function callState(
  record: TransactionRecord | undefined,
  reading: 'loading' | 'ready' | 'failed',
): CallState {
  if (reading === 'failed') return 'unread';
  if (!record) return reading === 'loading' ? 'pending' : 'unheard';
  if (isCancellation(record)) return 'undone';
  if (record.status !== 'failed') return record.status;
  return record.failure_reason === 'replaced' ? 'undone' : 'failed';
}
