import type { BaseWallet } from 'ethers';
import { verifySignature } from './verifySignature.ts';
import { hashTypedData } from './hashTypedData.ts';
import { SignatureError } from './SignatureError.ts';
import type { TypedData } from './TypedData.ts';

/**
 * Signs typed data (EIP-712), and looks whose signature came out before anybody gets it.
 *
 * @returns 65 bytes, 0x-prefixed: r, s, v
 * @throws SignatureError 'otherSigner' where it is not the account's
 */
export function signTypedData(account: BaseWallet, data: TypedData): string {
  const { digest } = hashTypedData(data);
  const signature = account.signingKey.sign(digest).serialized;
  if (!verifySignature(digest, signature, account.address)) throw new SignatureError('otherSigner');
  return signature;
}
