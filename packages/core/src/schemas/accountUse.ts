import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { coinAmountSchema, rpcNameSchema } from './fields.ts';

/** Questions about the use of addresses in one call, at most: ten addresses on nine networks. */
export const MAX_USES = 90;

/** Question whether an address was ever used on a network. */
export const accountUseQuestionSchema = z.strictObject({ address: addressSchema, network: rpcNameSchema });

/** Facts that decide whether an address was used on a network. */
export const accountUseSchema = z.object({
  /** In coin. */
  balance: coinAmountSchema,
  /** Number of sent transactions, pending ones included. */
  transactions: z.number().int().nonnegative(),
  /** True if it holds a known token; checked only where neither coin nor transactions show use. */
  holdsToken: z.boolean(),
});

export type AccountUse = z.infer<typeof accountUseSchema>;
