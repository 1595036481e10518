import type { BaseWallet } from 'ethers';
import { WalletError } from '../../errors/WalletError.ts';
import type { FindToken } from '../../tokens/FindToken.ts';
import { builtInToken } from '../../tokens/builtInToken.ts';
import { mistakenNft } from '../mistakenNft.ts';
import { areAllAccepted } from './areAllAccepted.ts';
import { hashTypedData } from './hashTypedData.ts';
import { meaningOf } from './meaningOf.ts';
import { parseTypedData } from './parseTypedData.ts';
import { SignatureError } from './SignatureError.ts';
import type { SignatureWarning } from './SignatureWarning.ts';
import { typedDataWarnings } from './typedDataWarnings.ts';
import { verifySignature } from './verifySignature.ts';

/** Typed data, before it is signed. */
export interface TypedDataToSign {
  /** JSON, as pasted or requested. */
  readonly text: string;
  /** EIP-155 chain id of the selected network. */
  readonly chainId: number;
  /** Digest that was shown (`hashTypedData`), 32 bytes, 0x-prefixed. */
  readonly shownDigest: string;
  /** Warnings that the user accepted (`typedDataWarnings`). */
  readonly accepted: readonly SignatureWarning[];
}

/**
 * Signs typed data (EIP-712): reads the text again, signs only if its digest was shown and each of its
 * warnings accepted, and checks the signer before returning the signature.
 *
 * @param findToken finds a token's facts; by default among the known tokens
 * @returns 65 bytes, 0x-prefixed: r, s, v
 * @throws TypedDataError for an invalid text
 * @throws WalletError 'call.error.notShown' for data that was not shown, 'call.error.notAccepted' where a
 * warning is not accepted
 * @throws WalletError 'call.error.otherStandard' where it offers or approves a known token as an NFT
 * @throws SignatureError 'otherSigner' where the signature is not the account's
 */
export function signTypedData(
  account: BaseWallet,
  toSign: TypedDataToSign,
  findToken: FindToken = builtInToken,
): string {
  const { text, chainId, shownDigest, accepted } = toSign;
  const data = parseTypedData(text, chainId);
  const { digest } = hashTypedData(data);
  if (digest !== shownDigest) throw new WalletError('call.error.notShown');
  const isMistaken = mistakenNft(
    meaningOf(data, account.address),
    (contract) => findToken(chainId, contract)?.standard,
  );
  if (isMistaken !== undefined) throw new WalletError('call.error.otherStandard');
  const now = BigInt(Math.floor(Date.now() / 1000));
  const warnings = typedDataWarnings(data, { signer: account.address, chainId, now });
  if (!areAllAccepted(warnings, accepted)) throw new WalletError('call.error.notAccepted');
  const signature = account.signingKey.sign(digest).serialized;
  if (!verifySignature(digest, signature, account.address)) throw new SignatureError('otherSigner');
  return signature;
}
