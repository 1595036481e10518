import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { rpcNameSchema } from './fields.ts';
import { MOST_HOLDERS } from './holdings.ts';

/** A network's pools, and what some accounts have in them. */
export const vaultsQuestionSchema = z.strictObject({
  network: rpcNameSchema,
  /** None for the pools alone. */
  addresses: z.array(addressSchema).max(MOST_HOLDERS, `must hold at most ${MOST_HOLDERS} addresses`),
});

export type VaultsQuestion = z.output<typeof vaultsQuestionSchema>;
