import { isCancellation } from '@everything-wallet/core/documents/isCancellation';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';

/**
 * Where the last step stands:
 * - 'pending': it waits for its block, or for what is known of it;
 * - 'unheard': the server has no record of it: it may have been sent all the same;
 * - 'unread': its record could not be read;
 * - 'undone': another transaction took its place, or cancelled it.
 */
export type JourneyState = 'pending' | 'completed' | 'failed' | 'undone' | 'unheard' | 'unread';

/** Works out where a step stands by its record; undefined where there is none. */
export function journeyState(
  record: TransactionRecord | undefined,
  reading: 'loading' | 'ready' | 'failed',
): JourneyState {
  if (reading === 'failed') return 'unread';
  if (!record) return reading === 'loading' ? 'pending' : 'unheard';
  if (isCancellation(record)) return 'undone';
  if (record.status !== 'failed') return record.status;
  return record.failure_reason === 'replaced' ? 'undone' : 'failed';
}
