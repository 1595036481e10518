import { recoverSigner } from '../calls/typedData/recoverSigner.ts';
import { SeaportError } from './SeaportError.ts';

/**
 * Hex digits of r, s and v, of the compact form of EIP-2098, and of the extra proof of an order signed in a
 * tree.
 */
const FULL = 130;
const COMPACT = 128;
const INDEX = 6;
const BRANCH = 64;
const HIGHEST_TREE = 24;

/**
 * Recovers the signer of a digest in the forms that Seaport accepts from an account: 65 bytes, or 64
 * (EIP-2098).
 *
 * @param digest 32 bytes, 0x-prefixed
 * @returns a checksum address (EIP-55)
 * @throws SeaportError 'badSignature', 'bulkSignature', 'contractSignature'
 */
export function recoverOrderSigner(digest: string, signature: string): string {
  const hex = signature.slice(2).toLowerCase();
  if (hex.length !== FULL && hex.length !== COMPACT) {
    throw new SeaportError(isOfTree(hex.length) ? 'bulkSignature' : 'contractSignature');
  }
  try {
    return recoverSigner(digest, `0x${hex.length === COMPACT ? expanded(hex) : hex}`);
  } catch (cause) {
    throw new SeaportError('badSignature', { cause });
  }
}

/** EIP-2098 stores the parity of v in the highest bit of s. */
function expanded(hex: string): string {
  const bits = BigInt(`0x${hex.slice(BRANCH)}`);
  const s = BigInt.asUintN(255, bits).toString(16).padStart(BRANCH, '0');
  return `${hex.slice(0, BRANCH)}${s}${bits >> 255n === 0n ? '1b' : '1c'}`;
}

function isOfTree(digits: number): boolean {
  return [FULL, COMPACT].some((own) => {
    const branches = (digits - own - INDEX) / BRANCH;
    return Number.isInteger(branches) && branches >= 1 && branches <= HIGHEST_TREE;
  });
}
