import type { Network } from '@everything-wallet/core/networks/networks';

/** Name and symbol that a token's contract states. */
export interface TokenClaim {
  readonly network: Network;
  readonly contract: string;
  readonly symbol: string;
  readonly name?: string | undefined;
}

/** The known coin or token whose name or symbol another one copies. */
export interface LookalikeToken {
  readonly symbol: string;
  /** Its contract on the same network, checksummed; undefined where the wallet knows none there. */
  readonly contract: string | undefined;
}
