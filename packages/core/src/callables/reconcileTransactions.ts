import { z } from 'zod';
import { callableContract } from './CallableContract.ts';

/**
 * Asks the chains about the caller's pending transactions and records what became of them.
 *
 * `pending` is how many are still waiting; a client calls again while it is above zero.
 */
export const reconcileTransactions = callableContract({
  name: 'reconcileTransactions',
  input: z.strictObject({}),
  output: z.object({ pending: z.number().int().nonnegative() }),
});
