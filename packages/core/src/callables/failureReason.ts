import { z } from 'zod';

/**
 * Why a callable failed, as programs read it: `details.reason` of the callable protocol's error. People read the
 * sentence; nothing may depend on its words.
 */
const failureReasons = [
  /** The sentence says it all, and there is nothing for a program to do about it. */
  'refused',
  'signInNeeded',
  /** Signed in, but too long ago for this. */
  'passwordNeeded',
  'appUnverified',
  /** The question is not of the contract's shape. */
  'malformed',
  /** Asked too often. */
  'tooManyRequests',
  /** No node of the network gave a usable answer, and nothing was sent. */
  'networkUnavailable',
  /** The network's nodes differ, so nothing is certain, and nothing was sent. */
  'nodesDisagree',
  /** Something of ours did not answer, and nothing was sent. */
  'serviceUnavailable',
  /** A transfer may be on its way. */
  'outcomeUncertain',
  /** The network refuses a transfer for good, and it is not on its way. */
  'refusedByNetwork',
  /** Another transfer of the account has this nonce and may be on its way; nothing was sent. */
  'nonceTaken',
  /** The transfer came after the time it was wanted until; it has not been sent, and never will be. */
  'expired',
  /** The transfer is recorded, its time is over and no node has it: it is sent again only where somebody asks for that. */
  'lapsed',
  /** The transfer is recorded, and another one was signed in its place: it is not given to the network any more. */
  'superseded',
  /** There is no ERC-20 token at the address. */
  'noToken',
  /** The wallet was set up before, with another phrase or in another tab. */
  'walletIsSetUp',
] as const;

export type FailureReason = (typeof failureReasons)[number];

/** What travels beside the sentence of a failure. */
export interface FailureDetails {
  readonly reason: FailureReason;
  /** With 'tooManyRequests': when to ask again. */
  readonly retryAfterSeconds?: number | undefined;
}

/** The shape of `details` of the callable protocol's error. */
export const failureDetailsSchema = z.object({
  reason: z.enum(failureReasons),
  retryAfterSeconds: z.number().positive().optional().catch(undefined),
});

/**
 * Reads the details of a callable's error.
 *
 * @returns undefined where they hold no reason, or one that a newer server knows: then nothing is known of what was done
 */
export function failureDetailsOf(details: unknown): FailureDetails | undefined {
  return failureDetailsSchema.safeParse(details).data;
}
