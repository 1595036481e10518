import { getBytes, toUtf8Bytes } from 'ethers/utils';
import { isWellFormed } from './isWellFormed.ts';
import type { PersonalMessage } from './hashPersonalMessage.ts';
import type { SignatureWarning } from './SignatureWarning.ts';

/**
 * What to warn of before a personal message is signed (EIP-191): 32 bytes may be the fingerprint of a transaction or an order, which a
 * Safe and other contracts take in that form; so may a text of 32 bytes, which somebody can search for, and the hex of 32 as letters.
 *
 * @param message one that `hashPersonalMessage` takes
 */
export function personalMessageWarnings(message: PersonalMessage): readonly SignatureWarning[] {
  return looksLikeDigest(message) ? [{ type: 'looksLikeDigest' }] : [];
}

function looksLikeDigest(message: PersonalMessage): boolean {
  if (message.form === 'hex') return getBytes(message.hex).length === 32;
  const isHexOfOne = /^\s*(0x)?[0-9a-f]{64}\s*$/i.test(message.text);
  return isHexOfOne || (isWellFormed(message.text) && toUtf8Bytes(message.text).length === 32);
}
