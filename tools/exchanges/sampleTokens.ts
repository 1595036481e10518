import { exchangeOf } from '@everything-wallet/core/exchanges/exchangeOf';
import type { Network } from '@everything-wallet/core/networks/networks';

/** A token that a local chain begins with, at the address that it has on the network itself. */
export interface SampleToken {
  readonly contract: string;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
}

/** Names of the dollar tokens, in the order of these networks' exchange files. */
const DOLLARS = [
  { name: 'USD Coin', symbol: 'USDC', decimals: 6 },
  { name: 'Tether USD', symbol: 'USDT', decimals: 6 },
  { name: 'Dai Stablecoin', symbol: 'DAI', decimals: 18 },
];

/** Networks whose local chains have an exchange. */
const WITH_EXCHANGE: readonly string[] = ['ethereum', 'polygon'];

/** The sample tokens of a network's local chain; none where it has no exchange. */
export function sampleTokens({ id }: Network): readonly SampleToken[] {
  const exchange = WITH_EXCHANGE.includes(id) ? exchangeOf(id) : undefined;
  return DOLLARS.flatMap((dollar, index) => {
    const contract = exchange?.dollarTokens[index];
    return contract === undefined ? [] : [{ contract, ...dollar }];
  });
}
