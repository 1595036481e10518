import { z } from 'zod';
import { feeMarketSchema } from '../fees/feeMarket.ts';
import { coinAmountSchema, weiSchema } from './fields.ts';

/** Cost of a transfer or a call, and the values needed to sign it (answer of `estimateGas`). */
export const gasEstimateSchema = z.object({
  estimatedCost: coinAmountSchema,
  gasLimit: weiSchema,
  gasPrice: weiSchema,
  maxFeePerGas: weiSchema.optional(),
  maxPriorityFeePerGas: weiSchema.optional(),
  /** L1 data fee in wei (OP Stack): twice the present one, since no signed value caps it. */
  l1Fee: weiSchema.optional(),
  nonce: z.number().int().nonnegative(),
  chainId: z.number().int().positive(),
  /** True if the recipient or the called address is a contract: a hint for the user, not a refusal. */
  toIsContract: z.boolean(),
  /** Server time in ms since 1970: a transaction based on this answer expires by the same clock. */
  answeredAt: z.number().int().positive().optional(),
  /** Present gas prices; absent on chains without EIP-1559, and where no node reports them. */
  feeMarket: feeMarketSchema.optional(),
  /**
   * Number of nodes queried for the base fee, and of those that answered: a single answer is not confirmed
   * by another node. Absent where there is no fee market.
   */
  baseFeeNodes: z
    .object({ asked: z.number().int().positive(), answered: z.number().int().positive() })
    .optional(),
  /** Native coin of the sender in wei, so that the full balance can be sent to the last wei. */
  balance: weiSchema.optional(),
  /**
   * 'unconfirmed' where nodes differ about the nonce, the fees or `toIsContract`, or only one of several
   * reports them.
   */
  agreement: z.enum(['agreed', 'unconfirmed']).optional(),
});

export type GasEstimate = z.output<typeof gasEstimateSchema>;
