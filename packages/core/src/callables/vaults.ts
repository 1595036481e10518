import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { rpcNameSchema, uint256Schema } from './fields.ts';
import { MAX_HOLDERS } from './holdings.ts';

/** Something that is about to be done with a vault, to learn what the vault says of it. */
const vaultPreviewQuestionSchema = z.strictObject({
  /** One of `vaultsOf`. */
  vault: addressSchema,
  action: z.enum(['deposit', 'withdraw', 'redeem']),
  /** Assets with deposit and withdraw, shares with redeem; in the smallest unit. */
  amount: uint256Schema,
  /** Who does it: it is tried out then, a deposit where the account has what it takes, a redemption where the pool takes a bound on the loss. */
  from: addressSchema.optional(),
});

/** A network's pools, and what some accounts have in them. */
export const vaultsQuestionSchema = z.strictObject({
  network: rpcNameSchema,
  /** None for the pools alone. */
  addresses: z.array(addressSchema).max(MAX_HOLDERS, `must hold at most ${MAX_HOLDERS} addresses`),
  preview: vaultPreviewQuestionSchema.optional(),
  /** A request of Lido's queue whose state is asked for itself, however many there are; of Ethereum alone. */
  stakingRequest: uint256Schema.optional(),
});

export type VaultPreviewQuestion = z.output<typeof vaultPreviewQuestionSchema>;
export type VaultsQuestion = z.output<typeof vaultsQuestionSchema>;
