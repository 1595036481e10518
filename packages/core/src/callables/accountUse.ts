import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { coinAmountSchema, rpcNameSchema } from './fields.ts';

/** Questions about the use of addresses that one call may ask: ten addresses on nine networks. */
export const MAX_USES = 90;

/** An address on a network, of which is asked whether it was ever used there. */
export const accountUseQuestionSchema = z.strictObject({ address: addressSchema, network: rpcNameSchema });

/** What says whether an address was used on a network. */
export const accountUseSchema = z.object({
  /** In coin. */
  balance: coinAmountSchema,
  /** Transactions it has sent, those waiting included. */
  transactions: z.number().int().nonnegative(),
  /** Whether it holds one of the known tokens; looked for only where neither coin nor transactions say that it is used. */
  holdsToken: z.boolean(),
});

export type AccountUse = z.infer<typeof accountUseSchema>;
