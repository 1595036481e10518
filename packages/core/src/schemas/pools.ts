import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { rpcNameSchema, uint256Schema } from './fields.ts';
import { MAX_HOLDERS } from './holdings.ts';

/** Question for the vault's preview of a deposit, withdrawal or redemption. */
const poolPreviewQuestionSchema = z.strictObject({
  /** One of `listedPools`. */
  vault: addressSchema,
  action: z.enum(['deposit', 'withdraw', 'redeem']),
  /** Assets for deposit and withdraw, shares for redeem; in the smallest unit. */
  amount: uint256Schema,
  /**
   * Account that acts: enables a simulation of a deposit that the account can afford, or of a redemption from
   * a pool with a bound on the loss.
   */
  from: addressSchema.optional(),
});

/** Question about a network's pools and the positions of some accounts. */
export const poolsQuestionSchema = z.strictObject({
  network: rpcNameSchema,
  /** Empty for the pools alone. */
  addresses: z.array(addressSchema).max(MAX_HOLDERS, `must hold at most ${MAX_HOLDERS} addresses`),
  preview: poolPreviewQuestionSchema.optional(),
  /**
   * Id of a request in Lido's queue whose state is queried separately, whatever their number; Ethereum only.
   */
  stakingRequest: uint256Schema.optional(),
});

export type PoolPreviewQuestion = z.output<typeof poolPreviewQuestionSchema>;
export type PoolsQuestion = z.output<typeof poolsQuestionSchema>;
