import { rpcNameSchema } from '@everything-wallet/core/callables/fields';
import { z } from 'zod';

/** A signed transfer whose outcome this browser does not know yet. */
export const journalledSendSchema = z.object({
  /** The id of the record that the server makes of it: user, chain, hash. */
  id: z.string(),
  user_id: z.string(),
  /** The network's name in callables. */
  network: rpcNameSchema,
  /** Checksum address of the sender (EIP-55). */
  from: z.string(),
  to: z.string(),
  /** Coin or token units, a plain decimal string. */
  amount: z.string(),
  symbol: z.string(),
  /** What a call was called when it was signed; of a transfer undefined. */
  title: z.string().optional(),
  /** The signed bytes as 0x-prefixed hex; they move nothing but this transfer. */
  signed_transaction: z.string(),
  /** By this browser's clock: milliseconds since 1970. */
  written_at: z.number(),
  /** By the server's clock: after it the server refuses these bytes for good, unless it has recorded them. */
  valid_until: z.number().optional(),
  /** Hash of the transfer that it was signed to replace, with the same nonce. */
  replaces: z.string().optional(),
  /** Whether the server refused it: it holds the signature all the same, so nothing is signed with another nonce. */
  is_refused: z.boolean().optional(),
  /** Whether the server has named another nonce since: it has to be settled before anything else is signed. */
  is_contradicted: z.boolean().optional(),
  /** Whether the person has decided to send on although nobody knows what became of this one. */
  is_set_aside: z.boolean().optional(),
});

export type JournalledSend = z.infer<typeof journalledSendSchema>;
