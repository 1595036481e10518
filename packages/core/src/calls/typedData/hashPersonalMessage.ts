import { hashMessage } from 'ethers/hash';
import { getBytes } from 'ethers/utils';
import { isWellFormed } from './isWellFormed.ts';

/** A message in one of the two forms that people paste. */
export type PersonalMessage =
  | { readonly form: 'text'; readonly text: string }
  /** 0x-prefixed hex, for bytes that are not text. */
  | { readonly form: 'hex'; readonly hex: string };

/**
 * Hashes a personal message (EIP-191, version 0x45): with its prefix it cannot be a transaction or typed
 * data.
 *
 * The form must be stated: `0x61` is four letters to one program and one byte to another.
 *
 * @returns 32 bytes, 0x-prefixed
 * @throws TypeError for invalid hex, or a text with a lone surrogate, which has no bytes
 */
export function hashPersonalMessage(message: PersonalMessage): string {
  if (message.form === 'text') {
    if (!isWellFormed(message.text)) throw new TypeError('The message is not well-formed text');
    return hashMessage(message.text);
  }
  if (!/^0x([0-9a-fA-F]*)$/.test(message.hex) || message.hex.length % 2 !== 0) {
    throw new TypeError('The message is not hex');
  }
  return hashMessage(getBytes(message.hex));
}
