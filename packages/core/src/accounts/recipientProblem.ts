import { ZeroAddress } from 'ethers/constants';
import type { TextId } from '../texts/texts.ts';
import { isEvmAddress } from './addressSchema.ts';
import { sameAddress } from './sameAddress.ts';

/**
 * Last address of the range of precompiled and system contracts, present or future; it includes 0xdEaD, a
 * burn address.
 */
const LAST_PRECOMPILE = 0xffffn;

/** Burn addresses, and the placeholder exchanges write for the network's coin (0xEeee…), in lower case. */
const UNUSABLE = new Set([
  `0x${'f'.repeat(40)}`,
  `0x${'e'.repeat(40)}`,
  `0xdead${'0'.repeat(36)}`,
  '0xdead000000000000000042069420694206942069',
]);

/**
 * Checks a recipient as typed.
 *
 * @param token the token to send, undefined for native coin: its own contract cannot receive it
 * @returns the text id of the problem, or undefined
 */
export function recipientProblem(text: string, token?: { readonly contract: string }): TextId | undefined {
  if (!isEvmAddress(text)) {
    return /^0x[0-9a-fA-F]{40}$/.test(text)
      ? 'send.error.recipientChecksum'
      : 'send.error.recipientMalformed';
  }
  if (sameAddress(text, ZeroAddress)) return 'send.error.recipientZero';
  const isUnusable = BigInt(text) <= LAST_PRECOMPILE || UNUSABLE.has(text.toLowerCase());
  if (isUnusable) return 'send.error.recipientPrecompile';
  return token && sameAddress(text, token.contract) ? 'send.error.tokenContract' : undefined;
}
