import type { WalletAddress } from '@everything-wallet/core/documents/walletAddress';

/** One of the user's wallet addresses, as the account list shows it. */
export interface Account extends WalletAddress {
  /** Id of the wallet_addresses document. */
  readonly id: string;
  /** The N of 'Account N': its position by creation time, from 1. */
  readonly number: number;
}
