import { decodeBase58, toBeArray } from 'ethers/utils';

/** Letters of base32 in lower case (RFC 4648). */
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** Maximum letters of an id: a digest of 64 bytes, and its prefix. */
const MAX_LETTERS = 128;

/**
 * Returns true if a text is a content identifier of IPFS: version 0 (a SHA-256 digest in base58), or version
 * 1 in base32 or base58, as gateways accept them (multiformats' CID specification).
 */
export function isCid(text: string): boolean {
  if (text.length > MAX_LETTERS) return false;
  if (/^Qm[1-9A-HJ-NP-Za-km-z]{44}$/.test(text)) return isDigest(bytesOf58(text), 0x12);
  const bytes = bytesIn(text);
  // Version, content codec and hash function.
  const [version, ofWhat, hash] = bytes;
  if (version !== 1 || ofWhat === undefined || hash === undefined) return false;
  return ofWhat < 0x80 && hash < 0x80 && isDigest(bytes.subarray(2), hash);
}

function isDigest(bytes: Uint8Array, hash: number): boolean {
  const [named, length = 0] = bytes;
  return named === hash && length > 0 && bytes.length === length + 2;
}

function bytesIn(text: string): Uint8Array {
  if (/^b[a-z2-7]+$/.test(text)) return bytesOf32(text.slice(1));
  if (/^z[1-9A-HJ-NP-Za-km-z]+$/.test(text)) return bytesOf58(text.slice(1));
  return new Uint8Array();
}

/** Decodes base58, only for ids that do not begin with a zero, which is true of all. */
function bytesOf58(letters: string): Uint8Array {
  return toBeArray(decodeBase58(letters));
}

function bytesOf32(letters: string): Uint8Array {
  let bits = 0;
  let value = 0;
  const bytes: number[] = [];
  for (const letter of letters) {
    value = ((value << 5) | BASE32.indexOf(letter)) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >> bits) & 0xff);
  }
  return Uint8Array.from(bytes);
}
