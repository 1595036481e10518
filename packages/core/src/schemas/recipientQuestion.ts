import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { MAX_NAME_LENGTH } from '../recipients/isNameLike.ts';
import { rpcNameSchema } from './fields.ts';

/**
 * Question about the recipient of a transfer: an address, or a name where the network has a registry
 * (ERC-137).
 */
export const recipientQuestionSchema = z.union([
  z.strictObject({ network: rpcNameSchema, address: addressSchema }),
  z.strictObject({ network: rpcNameSchema, name: z.string().min(1).max(MAX_NAME_LENGTH) }),
]);

export type RecipientQuestion = z.infer<typeof recipientQuestionSchema>;

/** On-chain facts about a recipient. */
export const recipientAnswerSchema = z.object({
  /** Checksum address (EIP-55): the one in the question, or the one the name resolves to. */
  address: addressSchema,
  /** Absent if unknown, which does not mean false. */
  isContract: z.boolean().optional(),
  /**
   * Primary name set by its owner, normalised (ENSIP-15); only one that resolves back to the address. Absent
   * if none, or unknown.
   */
  primaryName: z.string().optional(),
});

export type RecipientAnswer = z.infer<typeof recipientAnswerSchema>;
