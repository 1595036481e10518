import { callConsentSchema } from '@everything-wallet/core/schemas/callConsent';
import { rpcNameSchema } from '@everything-wallet/core/schemas/fields';
import { siteOriginSchema } from '@everything-wallet/core/schemas/siteOrigin';
import { z } from 'zod';

/** Signed transfer with an unknown outcome. */
export const journalledSendSchema = z.object({
  /** Id of the server's record: user, chain, hash. */
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
  /** Title of a call when it was signed; undefined for a transfer. */
  title: z.string().optional(),
  /** Signed bytes as 0x-prefixed hex; they can only make this transfer. */
  signed_transaction: z.string(),
  /** By this browser's clock: milliseconds since 1970. */
  written_at: z.number(),
  /** By the server's clock: after it the server refuses these bytes for good, unless it has recorded them. */
  valid_until: z.number().optional(),
  /** Hash of the transfer it was signed to replace, with the same nonce. */
  replaces: z.string().optional(),
  // A value of another version must not lose the entry.
  /** Consent to a call that the wallet would refuse: without it the server does not broadcast it. */
  consent: callConsentSchema.optional().catch(undefined),
  /** Origin of the site that requested it. */
  origin: siteOriginSchema.optional().catch(undefined),
  /** True if it was refused: the server may still have the signature, so nothing is signed with another nonce. */
  is_refused: z.boolean().optional(),
  /** True if the server has named another nonce since: it must be settled before any other signature. */
  is_contradicted: z.boolean().optional(),
  /** True if the user has decided to send again although its outcome is unknown. */
  is_set_aside: z.boolean().optional(),
});

export type JournalledSend = z.infer<typeof journalledSendSchema>;
