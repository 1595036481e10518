import type { SignedTransfer, Transfer } from '@everything-wallet/core/transactions/signTransfer';

/** Whoever holds the key of an account: a phrase that was typed, or the vault's worker. */
export interface Signer {
  /**
   * Signs a transfer from that account.
   *
   * @throws WalletError with the catalogue's message
   */
  sign(transfer: Transfer): Promise<SignedTransfer>;
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
export type OpenSigner = (account: SigningAccount) => Promise<Signer>;
