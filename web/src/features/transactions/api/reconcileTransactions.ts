import { batchQuery } from '../../../lib/refresh/batchQuery.ts';

/**
 * Has the server reconcile the pending transactions; the records then change, live.
 *
 * @returns how many are still pending
 * @throws CallableError
 */
export async function reconcileTransactions(): Promise<number> {
  const { pending } = await batchQuery('settling', {});
  return pending;
}
