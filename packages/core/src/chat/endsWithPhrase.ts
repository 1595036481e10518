import { sha256 } from '@noble/hashes/sha2.js';

/** Bytes of entropy for each number of words of a BIP-39 phrase. */
const entropyBytesByLength = new Map([
  [12, 16],
  [15, 20],
  [18, 24],
  [21, 28],
  [24, 32],
]);
const BITS_PER_WORD = 11;

/** True if the last 12, 15, 18, 21 or 24 words, by index, form a phrase with the checksum of BIP-39. */
export function endsWithPhrase(words: readonly number[]): boolean {
  for (const [length, entropyBytes] of entropyBytesByLength) {
    if (length > words.length) return false;
    if (hasValidChecksum(words, words.length - length, entropyBytes)) return true;
  }
  return false;
}

/**
 * True if the words from a position on have the checksum of BIP-39: after the entropy, one bit of its SHA-256
 * for every 32 bits of it.
 *
 * `validateMnemonic` checks the same for one phrase, but prepares the whole list for every call, and a text
 * of 4,000 characters can contain thousands of runs.
 */
function hasValidChecksum(words: readonly number[], start: number, entropyBytes: number): boolean {
  const bytes = new Uint8Array(entropyBytes + 1);
  let pending = 0;
  let bits = 0;
  let next = 0;
  for (let position = start; position < words.length; position += 1) {
    pending = (pending << BITS_PER_WORD) | (words[position] ?? 0);
    bits += BITS_PER_WORD;
    while (bits >= 8) {
      bits -= 8;
      bytes[next++] = pending >>> bits;
      pending &= (1 << bits) - 1;
    }
  }
  const checksumBits = entropyBytes / 4;
  // With 24 words the checksum is the last whole byte; with fewer, the remaining bits.
  const stated = bits === 0 ? bytes[entropyBytes] : pending;
  const [first = 0] = sha256(bytes.subarray(0, entropyBytes));
  return first >>> (8 - checksumBits) === stated;
}
