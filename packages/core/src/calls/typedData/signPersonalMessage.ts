import type { BaseWallet } from 'ethers';
import { hashPersonalMessage, type PersonalMessage } from './hashPersonalMessage.ts';
import { SignatureError } from './SignatureError.ts';
import { verifySignature } from './verifySignature.ts';

/**
 * Signs a personal message (EIP-191), and looks whose signature came out before anybody gets it.
 *
 * @returns 65 bytes, 0x-prefixed: r, s, v
 * @throws TypeError for a message that is none
 * @throws SignatureError 'otherSigner' where it is not the account's
 */
export function signPersonalMessage(account: BaseWallet, message: PersonalMessage): string {
  const digest = hashPersonalMessage(message);
  const signature = account.signingKey.sign(digest).serialized;
  if (!verifySignature(digest, signature, account.address)) throw new SignatureError('otherSigner');
  return signature;
}
