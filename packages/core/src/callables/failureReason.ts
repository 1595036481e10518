import { z } from 'zod';
import { refusalTextSchema, type RefusalText } from '../refusals/refusalText.ts';

/**
 * Reason of a failed callable for programs: `details.reason` of the callable protocol's error. The sentence
 * is for people; no code depends on its words.
 */
const failureReasons = [
  /** The sentence is sufficient; a program can do nothing about it. */
  'refused',
  'signInNeeded',
  /** The sign-in is too long ago for this. */
  'passwordNeeded',
  'appUnverified',
  /** The question does not match the contract's schema. */
  'malformed',
  /** Rate limit exceeded. */
  'tooManyRequests',
  /** No node of the network gave a usable answer, and nothing was sent. */
  'networkUnavailable',
  /** The network's nodes disagree, and nothing was sent. */
  'nodesDisagree',
  /** A service of ours did not answer, and nothing was sent. */
  'serviceUnavailable',
  /** The transfer may have been broadcast. */
  'outcomeUncertain',
  /** The network rejects the transfer for good, and it is not pending. */
  'refusedByNetwork',
  /** Another transfer of the account has this nonce and may be pending; nothing was sent. */
  'nonceTaken',
  /** The transfer arrived after its deadline; it was not sent and never will be. */
  'expired',
  /**
   * The transfer is recorded, its deadline has passed and no node has it: it is sent again only on request.
   */
  'lapsed',
  /** The transfer is recorded, but a replacement was signed: it is no longer broadcast. */
  'superseded',
  /** The address has no ERC-20 token. */
  'noToken',
  /** The wallet is already set up, with another phrase or in another tab. */
  'walletIsSetUp',
] as const;

export type FailureReason = (typeof failureReasons)[number];

/** Details of a failure beside its sentence. */
export interface FailureDetails {
  readonly reason: FailureReason;
  /** With 'tooManyRequests': seconds until the next attempt. */
  readonly retryAfterSeconds?: number | undefined;
  /** The sentence as a text of the catalogue; undefined if it is not there, such as one that names a field. */
  readonly text?: RefusalText | undefined;
}

/** Shape of `details` of the callable protocol's error. */
export const failureDetailsSchema = z.object({
  reason: z.enum(failureReasons),
  retryAfterSeconds: z.number().positive().optional().catch(undefined),
  text: refusalTextSchema.optional().catch(undefined),
});

/**
 * Reads the details of a callable's error.
 *
 * @returns undefined where they hold no reason, or one that only a newer server knows: the outcome is unknown
 * then
 */
export function failureDetailsOf(details: unknown): FailureDetails | undefined {
  return failureDetailsSchema.safeParse(details).data;
}
