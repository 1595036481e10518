import { z } from 'zod';
import { callableContract } from './CallableContract.ts';
import { callConsentSchema } from '../schemas/callConsent.ts';
import { siteOriginSchema } from '../schemas/siteOrigin.ts';
import { rpcNameSchema, transactionHashSchema } from '../schemas/fields.ts';

/**
 * send-transaction: broadcasts a signed transfer or call and records it as pending.
 *
 * Accepts transfers of native coin, and calls of the kinds that `decodeCall` knows; rejects calls that cannot
 * be explained, unless the signer consented. Idempotent by hash: the same bytes can be sent again after a lost answer. At most 128 kB of
 * hex, the limit of nodes for a transaction.
 */
export const sendTransaction = callableContract({
  name: 'sendTransaction',
  input: z.strictObject({
    signedTransaction: z
      .string()
      .max(262_144, 'must be at most 128 kB')
      .regex(/^0x([0-9a-fA-F]{2})+$/, 'must be the signed transaction as 0x-prefixed hex'),
    network: rpcNameSchema,
    /**
     * Deadline in server time, in ms since 1970: bytes without a record by then are rejected for good,
     * however late they arrive.
     */
    validUntil: z.number().int().positive().optional(),
    /**
     * Hash of the caller's pending transfer that this one replaces, with the same nonce. It must be the last
     * one signed with that nonce: of two replacements for the same transfer, the second is rejected.
     */
    replaces: transactionHashSchema.optional(),
    /**
     * The signer's explicit consent to a call that this wallet would refuse (`callRefusal`), bound to that call by its
     * digest. Its record has it. Changes nothing for any other call.
     */
    consent: callConsentSchema.optional(),
    /** Origin of the site that requested it, according to the caller. Its record says so; nothing depends on it. */
    origin: siteOriginSchema.optional(),
  }),
  output: z.object({ txHash: transactionHashSchema }),
});
