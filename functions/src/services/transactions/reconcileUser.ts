import { transactionRecords } from '../../data/transactionRecords.ts';
import { chainOf } from '../chain/clientOf.ts';
import { readLabelOf } from '../tokens/readLabelOf.ts';
import { ReconcilePace } from './ReconcilePace.ts';
import { reconcileRecords } from './reconcileRecords.ts';

const MAX_RECORDS = 50;

const pace = new ReconcilePace();

/**
 * Looks up a user's transfers whose outcome may still change, the old ones less often, and records the
 * outcomes.
 *
 * @returns how many are still pending
 * @throws ChainUnavailableError if there are some to look up and not one could be
 */
export async function reconcileUser(userId: string): Promise<number> {
  const found = await transactionRecords.findOpenOf(userId, MAX_RECORDS);
  const now = Date.now();
  const due = found.filter((record) => pace.take(record, now));
  const waiting = found.filter((record) => !due.includes(record) && record.record.status === 'pending');
  const dependencies = { chainOf, records: transactionRecords, readLabel: readLabelOf };
  return waiting.length + (await reconcileRecords(due, dependencies));
}
