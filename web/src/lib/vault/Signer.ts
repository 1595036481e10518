import type { PersonalMessageToSign } from '@everything-wallet/core/calls/typedData/signPersonalMessage';
import type { TypedDataToSign } from '@everything-wallet/core/calls/typedData/signTypedData';
import type { CallToSign } from '@everything-wallet/core/transactions/signCall';
import type { SignedTransfer, Transfer } from '@everything-wallet/core/transactions/signTransfer';

/** Whoever signs transfers alone: Send needs no more, and loads no more. */
export interface TransferSigner {
  /**
   * Signs a transfer from that account.
   *
   * @throws WalletError with the catalogue's message
   */
  sign(transfer: Transfer): Promise<SignedTransfer>;
}

/** Whoever holds the key of an account: a phrase that was typed, or the vault's worker. */
export interface Signer extends TransferSigner {
  /**
   * Signs any call from that account, if it is what was shown.
   *
   * @throws WalletError with the catalogue's message
   */
  signCall(call: CallToSign): Promise<SignedTransfer>;
  /**
   * Signs typed data (EIP-712), if it is what was shown and its warnings were accepted.
   *
   * @returns 65 bytes, 0x-prefixed: r, s, v
   * @throws WalletError with the catalogue's message, or of a typed phrase what core's `signTypedData` throws
   */
  signTypedData(data: TypedDataToSign): Promise<string>;
  /**
   * Signs a personal message (EIP-191), if it is what was shown and its warnings were accepted.
   *
   * @returns 65 bytes, 0x-prefixed: r, s, v
   * @throws WalletError with the catalogue's message, or of a typed phrase what core's `signPersonalMessage` throws
   */
  signPersonalMessage(toSign: PersonalMessageToSign): Promise<string>;
}

/** An account that something is signed for. */
export interface SigningAccount {
  /** Checksum address (EIP-55). */
  readonly address: string;
  /** BIP-44 address index. */
  readonly index: number;
}

/**
 * Finds the key of an account, before anybody is asked anything about the transfer.
 *
 * @throws WalletError 'send.error.phraseMismatch' when it is another wallet's, and with what is wrong with phrase or password
 */
export type OpenSigner<Kind extends TransferSigner = Signer> = (account: SigningAccount) => Promise<Kind>;
