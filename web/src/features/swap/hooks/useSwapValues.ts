import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import type { Network } from '@everything-wallet/core/networks/networks';
import { pricedSymbolOf } from '@everything-wallet/core/tokens/pricedSymbolOf';
import { usePrices } from '../../../lib/prices/usePrices.ts';
import { useTokenPrices } from '../../../lib/prices/useTokenPrices.ts';
import type { SwapToken } from '../SwapToken.ts';
import type { SwapFormState } from './useSwapForm.ts';

const NONE: readonly never[] = [];

/** Values of both sides of a swap at market prices: dollars, exact decimal strings; undefined if unknown. */
interface SwapValues {
  readonly sold: string | undefined;
  readonly bought: string | undefined;
}

/**
 * Values both sides of a swap at market prices, whatever the exchange offers. An unlisted token, and one that
 * imitates another, has no value, and on a test network nothing has.
 */
export function useSwapValues(
  network: Network,
  { from, to, amount, amountOut }: Pick<SwapFormState, 'from' | 'to' | 'amount' | 'amountOut'>,
): SwapValues {
  const symbol = network.type === 'mainnet' ? pricedSymbolOf(network) : undefined;
  const { prices, isOld } = usePrices(symbol === undefined ? NONE : [symbol]);
  const contracts = [from, to].flatMap((token) =>
    token && isPriced(token, network) ? [token.contract] : [],
  );
  const market = useTokenPrices(contracts.map((contract) => ({ network: network.rpcName, contract })));

  const priceOf = (token: SwapToken) => {
    if (token.contract === null) return symbol === undefined || isOld ? undefined : prices?.[symbol];
    if (!isPriced(token, network)) return undefined;
    return market.priceOf({ network: network.rpcName, contract: token.contract });
  };
  const valueOf = (token: SwapToken | undefined, units: bigint | undefined) => {
    const price = token && priceOf(token);
    return price && units !== undefined ? exactUsd(units, price.usd, token.decimals) : undefined;
  };
  return { sold: valueOf(from, amount), bought: valueOf(to, amountOut) };
}

function isPriced(token: SwapToken, { type }: Network): token is SwapToken & { contract: string } {
  return type === 'mainnet' && token.contract !== null && token.isVerified && token.imitated === undefined;
}
