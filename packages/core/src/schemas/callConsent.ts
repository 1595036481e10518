import { z } from 'zod';

/**
 * Explicit consent of the signer to a call that this wallet would refuse (`callRefusal`): one that it cannot
 * read, that creates a contract, or that sends coin to a function that takes none.
 */
export const callConsentSchema = z.literal('unknownCall', "must be 'unknownCall'");

export type CallConsent = z.infer<typeof callConsentSchema>;
