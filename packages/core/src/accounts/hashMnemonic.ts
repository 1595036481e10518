import { normaliseMnemonic } from './normaliseMnemonic.ts';

/**
 * SHA-256 of the words joined by single spaces (specification §7, Stored procedures).
 *
 * @returns 64 lower-case hex digits
 */
export async function hashMnemonic(phrase: string): Promise<string> {
  const bytes = new TextEncoder().encode(normaliseMnemonic(phrase));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
