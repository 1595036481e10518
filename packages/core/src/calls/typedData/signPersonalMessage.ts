import type { BaseWallet } from 'ethers';
import { WalletError } from '../../errors/WalletError.ts';
import { areAllAccepted } from './areAllAccepted.ts';
import { hashPersonalMessage, type PersonalMessage } from './hashPersonalMessage.ts';
import { personalMessageWarnings } from './personalMessageWarnings.ts';
import { SignatureError } from './SignatureError.ts';
import type { SignatureWarning } from './SignatureWarning.ts';
import { verifySignature } from './verifySignature.ts';

/** A personal message, before it is signed. */
export interface PersonalMessageToSign {
  readonly message: PersonalMessage;
  /** The digest of what was shown (`hashPersonalMessage`), 32 bytes, 0x-prefixed. */
  readonly shownDigest: string;
  /** The warnings that the person saw and went on with (`personalMessageWarnings`). */
  readonly accepted: readonly SignatureWarning[];
}

/**
 * Signs a personal message (EIP-191) that has the digest that was shown and whose warnings were accepted, and looks whose signature came
 * out before anybody gets it.
 *
 * @returns 65 bytes, 0x-prefixed: r, s, v
 * @throws TypeError for a message that is none
 * @throws WalletError 'call.error.notShown' where it is not what was shown, 'call.error.notAccepted' where a warning is not accepted
 * @throws SignatureError 'otherSigner' where it is not the account's
 */
export function signPersonalMessage(account: BaseWallet, toSign: PersonalMessageToSign): string {
  const { message, shownDigest, accepted } = toSign;
  const digest = hashPersonalMessage(message);
  if (digest !== shownDigest) throw new WalletError('call.error.notShown');
  if (!areAllAccepted(personalMessageWarnings(message), accepted)) {
    throw new WalletError('call.error.notAccepted');
  }
  const signature = account.signingKey.sign(digest).serialized;
  if (!verifySignature(digest, signature, account.address)) throw new SignatureError('otherSigner');
  return signature;
}
