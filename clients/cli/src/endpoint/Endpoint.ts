import type { PendingRequests } from './PendingRequests.ts';

/** State that the requests of an endpoint share. */
export interface Endpoint {
  /** Origin of the wallet. */
  readonly walletUrl: string;
  /** Selected chain as hex. */
  chainId: string;
  readonly pending: PendingRequests;
  /** Prints a line for the person at the terminal. */
  readonly note: (line: string) => void;
}
