import { z } from 'zod';
import { callableContract } from './CallableContract.ts';
import { failureDetailsSchema } from './failureReason.ts';
import { getBalance } from './getBalance.ts';
import { getTokenBalance } from './getTokenBalance.ts';
import { getTokenPrices } from './getTokenPrices.ts';
import { reconcileTransactions } from './reconcileTransactions.ts';

/** Balances, of coins and tokens each, that one call may ask for. */
export const MOST_BALANCES = 20;

/** Why one question of several has no answer, as the callable protocol says it of a whole call. */
const failureSchema = z.object({
  code: z.string(),
  message: z.string(),
  details: failureDetailsSchema.optional().catch(undefined),
});

export type PartFailure = z.infer<typeof failureSchema>;

/** One answer of several; the others are there though it is not. */
function partOf<Answer extends z.ZodType>(answer: Answer) {
  return z.union([z.object({ answer }), z.object({ failure: failureSchema })]);
}

/**
 * What an open wallet asks again and again, in one call: the questions of getBalance, getTokenBalance, getTokenPrices and
 * reconcileTransactions. Each answer, or failure, is the one that the callable of its own would give, in the order asked.
 * Prices that are slower than the rest are absent from the answer; asked for again, and alone, they are waited for.
 */
export const refreshWallet = callableContract({
  name: 'refreshWallet',
  input: z.strictObject({
    balances: z
      .array(getBalance.input)
      .max(MOST_BALANCES, `must hold at most ${MOST_BALANCES} questions`)
      .default([]),
    tokenBalances: z
      .array(getTokenBalance.input)
      .max(MOST_BALANCES, `must hold at most ${MOST_BALANCES} questions`)
      .default([]),
    prices: getTokenPrices.input.optional(),
    settling: reconcileTransactions.input.optional(),
  }),
  output: z.object({
    balances: z.array(partOf(getBalance.output)),
    tokenBalances: z.array(partOf(getTokenBalance.output)),
    prices: partOf(getTokenPrices.output).optional(),
    settling: partOf(reconcileTransactions.output).optional(),
  }),
});
