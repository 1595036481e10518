import type { BaseWallet } from 'ethers';
import { hashTypedData } from './hashTypedData.ts';
import { parseTypedData } from './parseTypedData.ts';
import { SignatureError } from './SignatureError.ts';
import { verifySignature } from './verifySignature.ts';

/** Typed data, before it is signed. */
export interface TypedDataToSign {
  /** JSON, as it was pasted or asked for. */
  readonly text: string;
  /** EIP-155 chain id of the network that was chosen. */
  readonly chainId: number;
  /** The digest of what was shown (`hashTypedData`), 32 bytes, 0x-prefixed. */
  readonly shownDigest: string;
}

/**
 * Signs typed data (EIP-712): reads the text once more, signs only what has the digest that was shown, and looks whose signature came
 * out before anybody gets it.
 *
 * @returns 65 bytes, 0x-prefixed: r, s, v
 * @throws TypedDataError for a text that is not taken
 * @throws SignatureError 'notShown' where it is not what was shown, 'otherSigner' where the signature is not the account's
 */
export function signTypedData(account: BaseWallet, { text, chainId, shownDigest }: TypedDataToSign): string {
  const { digest } = hashTypedData(parseTypedData(text, chainId));
  if (digest !== shownDigest) throw new SignatureError('notShown');
  const signature = account.signingKey.sign(digest).serialized;
  if (!verifySignature(digest, signature, account.address)) throw new SignatureError('otherSigner');
  return signature;
}
