import { z } from 'zod';
import { callableContract } from './CallableContract.ts';
import { rpcNameSchema, transactionHashSchema } from './fields.ts';

/**
 * send-transaction: broadcasts a signed transfer or call and records it as pending.
 *
 * Taken are transfers of native coin, and calls of the kinds that `decodeCall` knows; what nobody can explain is refused.
 * Idempotent by hash: the same bytes may be sent again after a lost answer. At most 128 kB of hex, the limit nodes
 * put on a transaction.
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
     * The server's time, in ms since 1970, after which the transfer is not wanted any more: bytes that have no record by
     * then are refused for good, however late they arrive.
     */
    validUntil: z.number().int().positive().optional(),
    /**
     * The hash of the caller's pending transfer that this one was signed to take the place of, with the same nonce. It
     * must be the latest that was signed with it: of two that would replace the same one, the second is refused.
     */
    replaces: transactionHashSchema.optional(),
  }),
  output: z.object({ txHash: transactionHashSchema }),
});
