import { z } from 'zod';
import { callableContract } from './CallableContract.ts';

/**
 * Queries the chains for the caller's pending transactions and records their outcome.
 *
 * `pending` is the number still pending; a client calls again while it is above zero.
 */
export const reconcileTransactions = callableContract({
  name: 'reconcileTransactions',
  input: z.strictObject({}),
  output: z.object({ pending: z.number().int().nonnegative() }),
});
