import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { MAX_NAME_LENGTH } from '../recipients/isNameLike.ts';
import { rpcNameSchema } from './fields.ts';

/** What may be asked about whom a transfer is to go to: an address, or a name where the network has a registry (ERC-137). */
export const recipientQuestionSchema = z.union([
  z.strictObject({ network: rpcNameSchema, address: addressSchema }),
  z.strictObject({ network: rpcNameSchema, name: z.string().min(1).max(MAX_NAME_LENGTH) }),
]);

export type RecipientQuestion = z.infer<typeof recipientQuestionSchema>;

/** What the chain says of a recipient. */
export const recipientAnswerSchema = z.object({
  /** A checksum address (EIP-55): the one asked about, or the one that the name leads to. */
  address: addressSchema,
  /** Absent where it could not be found out: that is no 'no'. */
  isContract: z.boolean().optional(),
  /** What its owner calls it, normalised (ENSIP-15): only a name that leads back to it. Absent where there is none, or unknown. */
  primaryName: z.string().optional(),
});

export type RecipientAnswer = z.infer<typeof recipientAnswerSchema>;
