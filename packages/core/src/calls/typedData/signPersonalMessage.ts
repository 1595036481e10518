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
  /** Digest that was shown (`hashPersonalMessage`), 32 bytes, 0x-prefixed. */
  readonly shownDigest: string;
  /** Warnings that the user accepted (`personalMessageWarnings`). */
  readonly accepted: readonly SignatureWarning[];
}

/**
 * Signs a personal message (EIP-191) whose digest was shown and whose warnings were accepted, and checks the
 * signer before returning the signature.
 *
 * @returns 65 bytes, 0x-prefixed: r, s, v
 * @throws TypeError for an invalid message
 * @throws WalletError 'call.error.notShown' for a message that was not shown, 'call.error.notAccepted' where
 * a warning is not accepted
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
