import { signedTypes } from '@everything-wallet/core/documents/transaction';
import { logFailure } from '../errors/logFailure.ts';
import { withDeadline } from '../errors/withDeadline.ts';
import { transferCollections } from './transferCollections.ts';
import { LruSet } from '../cache/LruSet.ts';

/** Timeout of the database; without an answer a user counts as one who has never sent. */
const TIMEOUT_MS = 1_500;

/** Maximum users that an instance remembers; the least recently used go first. */
const MAX_REMEMBERED = 10_000;

const senders = new LruSet<string>(MAX_REMEMBERED);

/**
 * Returns true if a transaction signed by a user has succeeded: its fee was paid, which a new account has not
 * done.
 */
export async function hasSent(userId: string): Promise<boolean> {
  if (senders.has(userId)) return true;
  try {
    if (!(await withDeadline(findCompleted(userId), TIMEOUT_MS))) return false;
  } catch (error) {
    logFailure('looking for a completed transfer', error);
    return false;
  }
  senders.add(userId);
  return true;
}

async function findCompleted(userId: string): Promise<boolean> {
  const { transactions } = await transferCollections();
  const found = await transactions
    .where('user_id', '==', userId)
    .where('type', 'in', signedTypes)
    .where('status', '==', 'completed')
    .orderBy('timestamp', 'desc')
    .limit(1)
    .select()
    .get();
  return !found.empty;
}
