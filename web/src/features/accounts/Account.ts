import type { WalletAddress } from '@everything-wallet/core/documents/walletAddress';

/** One of the user's wallet addresses, as the list of accounts shows it. */
export interface Account extends WalletAddress {
  /** The wallet_addresses document's id. */
  readonly id: string;
  /** The N of 'Account N': its place by time of creation, from 1. */
  readonly number: number;
}
