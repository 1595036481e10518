import { ZeroAddress } from 'ethers/constants';
import type { TextId } from '../texts/texts.ts';
import { isEvmAddress } from './addressSchema.ts';
import { sameAddress } from './sameAddress.ts';

/** Addresses up to here are, or may become, precompiled contracts and contracts of the network itself; 0xdEaD, where coins are burnt, among them. */
const LAST_PRECOMPILE = 0xffffn;

/** Where coins are burnt on purpose, and what exchanges write in place of a token where they mean the network's coin (0xEeee…): in lower case. */
const NOBODYS = new Set([
  `0x${'f'.repeat(40)}`,
  `0x${'e'.repeat(40)}`,
  `0xdead${'0'.repeat(36)}`,
  '0xdead000000000000000042069420694206942069',
]);

/**
 * What is wrong with a recipient as typed, as the id of the catalogue's message, or undefined.
 *
 * @param token the token that is sent, where it is not native coin: its own contract cannot receive it
 */
export function recipientProblem(text: string, token?: { readonly contract: string }): TextId | undefined {
  if (!isEvmAddress(text)) {
    return /^0x[0-9a-fA-F]{40}$/.test(text)
      ? 'send.error.recipientChecksum'
      : 'send.error.recipientMalformed';
  }
  if (sameAddress(text, ZeroAddress)) return 'send.error.recipientZero';
  const isNobodys = BigInt(text) <= LAST_PRECOMPILE || NOBODYS.has(text.toLowerCase());
  if (isNobodys) return 'send.error.recipientPrecompile';
  return token && sameAddress(text, token.contract) ? 'send.error.tokenContract' : undefined;
}
