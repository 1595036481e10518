import type { PersonalMessageToSign } from '@everything-wallet/core/calls/typedData/signPersonalMessage';
import type { TypedDataToSign } from '@everything-wallet/core/calls/typedData/signTypedData';
import type { CallToSign } from '@everything-wallet/core/transactions/signCall';
import type { SignedTransfer, Transfer } from '@everything-wallet/core/transactions/signTransfer';

/** Signs transfers only: Send needs no more, and loads no more. */
export interface TransferSigner {
  /**
   * Signs a transfer from that account.
   *
   * @throws WalletError with the catalogue's text
   */
  sign(transfer: Transfer): Promise<SignedTransfer>;
}

/** Holds the key of an account: a typed phrase, or the vault's worker. */
export interface Signer extends TransferSigner {
  /**
   * Signs any call from that account, if it matches the reviewed one.
   *
   * @throws WalletError with the catalogue's text
   */
  signCall(call: CallToSign): Promise<SignedTransfer>;
  /**
   * Signs typed data (EIP-712), if it matches the review and its warnings were accepted.
   *
   * @returns 65 bytes, 0x-prefixed: r, s, v
   * @throws WalletError with the catalogue's text; for a typed phrase, the errors of core's `signTypedData`
   */
  signTypedData(data: TypedDataToSign): Promise<string>;
  /**
   * Signs a personal message (EIP-191), if it matches the review and its warnings were accepted.
   *
   * @returns 65 bytes, 0x-prefixed: r, s, v
   * @throws WalletError with the catalogue's text; for a typed phrase, the errors of core's
   * `signPersonalMessage`
   */
  signPersonalMessage(toSign: PersonalMessageToSign): Promise<string>;
}

/** An account to sign for. */
export interface SigningAccount {
  /** Checksum address (EIP-55). */
  readonly address: string;
  /** BIP-44 address index. */
  readonly index: number;
}

/**
 * Finds the key of an account, before the user is asked about the transfer.
 *
 * @throws WalletError 'send.error.phraseMismatch' for another wallet's key, and errors about the phrase or
 * the password
 */
export type OpenSigner<Kind extends TransferSigner = Signer> = (account: SigningAccount) => Promise<Kind>;
