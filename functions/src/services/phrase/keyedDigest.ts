import { createHmac } from 'node:crypto';

/** Below this the pepper could be guessed, and with it the words that are missing from a leaked phrase. */
const LEAST_PEPPER_LENGTH = 32;

/**
 * The form in which a phrase's digest is stored: HMAC-SHA-256(pepper, user id + ':' + digest).
 *
 * A stolen database then cannot be searched for phrases without the pepper, nor one user's entry compared with another's.
 *
 * @param digest SHA-256 of the phrase, lower-case hex
 * @returns 64 lower-case hex digits
 * @throws Error when the pepper is not configured
 */
export function keyedDigest(pepper: string, userId: string, digest: string): string {
  if (pepper.length < LEAST_PEPPER_LENGTH) throw new Error('PHRASE_PEPPER is missing or too short');
  return createHmac('sha256', pepper).update(`${userId}:${digest}`).digest('hex');
}
