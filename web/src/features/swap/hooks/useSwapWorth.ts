import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import type { Network } from '@everything-wallet/core/networks/networks';
import { pricedSymbolOf } from '@everything-wallet/core/tokens/pricedSymbolOf';
import { usePrices } from '../../../lib/prices/usePrices.ts';
import { useTokenPrices } from '../../../lib/prices/useTokenPrices.ts';
import { isPriced } from '../isPriced.ts';
import type { SwapToken } from '../SwapToken.ts';

type PricedSide = Pick<SwapToken, 'contract' | 'isVerified' | 'imitated'>;

/** Returns the value of an amount in dollars, exactly (`exactUsd`); undefined if no price of the last minutes is known. */
export type WorthOf = (token: SwapToken | undefined, units: bigint | undefined) => string | undefined;

/** Market values of a swap. */
export interface SwapWorth {
  readonly worthOf: WorthOf;
  /** True until the prices of both tokens were requested once. */
  readonly isLoading: boolean;
}

/**
 * Values amounts of the two tokens of a swap at market prices; the wrapped coin has the price of the coin. An unlisted token, and one
 * that imitates another, has no value, even if a source lists a price.
 */
export function useSwapWorth(network: Network, pair: readonly (PricedSide | undefined)[]): SwapWorth {
  const isCoin = ({ contract }: Pick<SwapToken, 'contract'>) =>
    contract === null || sameAddress(contract, network.wrappedCoin);
  const coin = pricedSymbolOf(network);
  const ofCoin = usePrices(coin === undefined ? [] : [coin]);
  const { prices, isOld } = ofCoin;
  const { priceOf, isLoading } = useTokenPrices(
    network.type === 'testnet'
      ? []
      : pair.flatMap((token) =>
          token && token.contract !== null && !isCoin(token) && isPriced(token)
            ? [{ network: network.rpcName, contract: token.contract }]
            : [],
        ),
  );

  function priceIn(token: SwapToken): number | undefined {
    if (isCoin(token)) return coin === undefined || isOld ? undefined : prices?.[coin]?.usd;
    return token.contract === null || !isPriced(token)
      ? undefined
      : priceOf({ network: network.rpcName, contract: token.contract })?.usd;
  }

  return {
    worthOf: (token, units) => {
      const usd = token && priceIn(token);
      return usd === undefined || units === undefined ? undefined : exactUsd(units, usd, token?.decimals);
    },
    isLoading: isLoading || ofCoin.isLoading,
  };
}
