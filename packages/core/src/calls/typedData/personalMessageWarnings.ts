import { getBytes, toUtf8Bytes } from 'ethers/utils';
import { containsPhraseInWords } from '../../chat/containsPhraseInWords.ts';
import { isWellFormed } from './isWellFormed.ts';
import type { PersonalMessage } from './hashPersonalMessage.ts';
import { signInWarnings } from './signInWarnings.ts';
import type { SignatureWarning } from './SignatureWarning.ts';

/**
 * Returns the warnings of a personal message before it is signed (EIP-191): 32 bytes may be the hash of a
 * transaction or an order, which a Safe and other contracts accept as bytes, as text or as hex letters; a
 * recovery phrase never belongs in a message; and a sign-in names one site (EIP-4361). Bytes that are text
 * are read as text.
 *
 * @param message one that `hashPersonalMessage` accepts
 */
export function personalMessageWarnings(message: PersonalMessage): readonly SignatureWarning[] {
  const text = message.form === 'text' ? message.text : decodeText(message.hex);
  return [
    ...(isDigestLike(message) ? [{ type: 'looksLikeDigest' } as const] : []),
    ...(containsPhraseInWords(text.toLowerCase().match(/[a-z]+/g) ?? [])
      ? [{ type: 'containsPhrase' } as const]
      : []),
    ...signInWarnings(text),
  ];
}

/** Decodes bytes as text; empty if they are not text. */
function decodeText(hex: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(getBytes(hex));
  } catch {
    return '';
  }
}

function isDigestLike(message: PersonalMessage): boolean {
  if (message.form === 'hex') return getBytes(message.hex).length === 32;
  const isHexOfOne = /^\s*(0x)?[0-9a-f]{64}\s*$/i.test(message.text);
  return isHexOfOne || (isWellFormed(message.text) && toUtf8Bytes(message.text).length === 32);
}
