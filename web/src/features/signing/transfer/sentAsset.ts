import { COIN_DECIMALS } from '@everything-wallet/core/amounts/parseAmount';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { SendableToken } from './SendableToken.ts';

/** Unit and balance of what a transfer sends. */
export interface SentAsset {
  readonly symbol: string;
  readonly decimals: number;
  /** Balance in the smallest unit; undefined while unknown. */
  readonly spendable: bigint | undefined;
}

/** Unit and balance of the token that is sent, or of the network's coin. */
export function sentAsset(
  network: Network,
  token: SendableToken | undefined,
  coinBalance: bigint | undefined,
): SentAsset {
  if (token) return { symbol: token.symbol, decimals: token.decimals, spendable: token.balance };
  return { symbol: network.currency, decimals: COIN_DECIMALS, spendable: coinBalance };
}
