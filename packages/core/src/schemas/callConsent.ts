import { z } from 'zod';

const digestSchema = z.string().regex(/^0x[0-9a-f]{64}$/, 'must be a digest: 0x and 64 lowercase hex digits');

/**
 * Explicit consent of the signer to a call that this wallet would refuse (`callRefusal`): one that it cannot
 * read, that creates a contract, or that sends coin to a function that takes none. It holds for no other call.
 */
export const callConsentSchema = z.strictObject({
  /** Digest of the call, without gas, fees and nonce (`consentedDigest`). */
  call: digestSchema,
  /** Digest of the simulated effects that the signer saw (`effectsDigest`); 'notSimulated' if there were none. */
  effects: z.union([digestSchema, z.literal('notSimulated')], "must be a digest or 'notSimulated'"),
});

export type CallConsent = z.infer<typeof callConsentSchema>;
