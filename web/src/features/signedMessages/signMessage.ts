import { verifySignature } from '@everything-wallet/core/calls/typedData/verifySignature';
import type { SignatureWarning } from '@everything-wallet/core/calls/typedData/SignatureWarning';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { CallRequest } from '../../lib/calls/CallRequest.ts';
import type { OpenSigner, SigningAccount } from '../../lib/vault/Signer.ts';
import type { ReadPersonalMessage, ReadTypedData } from './readMessage.ts';

/** Message after its review. */
interface ReviewedMessage {
  readonly read: ReadTypedData | ReadPersonalMessage;
  readonly account: SigningAccount;
  /** Accepted warnings. */
  readonly accepted: readonly SignatureWarning[];
  readonly openSigner: OpenSigner;
  /** Signs if a website still may have it signed. */
  readonly withinLimits?: CallRequest['withinLimits'];
}

/**
 * Signs a message, and verifies the signature for what was shown, whichever signer made it.
 *
 * @returns 65 bytes, 0x-prefixed: r, s, v
 * @throws WalletError with the catalogue's text
 */
export async function signMessage(reviewed: ReviewedMessage): Promise<string> {
  const { read, account, accepted, openSigner, withinLimits = (work) => work() } = reviewed;
  const signer = await openSigner(account);
  const shown = { shownDigest: read.digest, accepted };
  const signature = await withinLimits(() =>
    read.kind === 'typedData'
      ? signer.signTypedData({ text: read.text, chainId: read.chainId, ...shown })
      : signer.signPersonalMessage({ message: read.message, ...shown }),
  );
  if (!verifySignature(read.digest, signature, account.address))
    throw new WalletError('signature.error.failed');
  return signature;
}
