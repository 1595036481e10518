import { sha256Hex } from '../digests/sha256Hex.ts';
import { normaliseMnemonic } from './normaliseMnemonic.ts';

/**
 * Hashes the words joined by single spaces with SHA-256 (docs/product.md §7, Stored procedures).
 *
 * @returns 64 lower-case hex digits
 */
export async function hashMnemonic(phrase: string): Promise<string> {
  return sha256Hex(normaliseMnemonic(phrase));
}
