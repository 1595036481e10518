import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import type { SwapRoute } from '@everything-wallet/core/schemas/swapQuoteAnswer';
import type { Text } from '../../lib/text/useText.ts';
import type { SwapToken } from './SwapToken.ts';

/** Hundredths of a basis point in a percent. */
const PER_PERCENT = 10_000;

/**
 * Formats the route of a swap: 'ETH → USDC → DAI · Uniswap v3, 0.05% + 0.01%'.
 *
 * @param from symbol of the sold token, in place of the wrapped coin at the start
 * @param to symbol of the bought token, at the end
 */
export function routeText(
  route: SwapRoute,
  { from, to, tokens }: { from: SwapToken; to: SwapToken; tokens: readonly SwapToken[] },
  t: Text,
): string {
  const between = route.path.slice(1, -1).map((contract) => {
    const token = tokens.find((one) => one.contract !== null && sameAddress(one.contract, contract));
    return token?.symbol ?? shortenAddress(contract);
  });
  const path = [from.symbol, ...between, to.symbol].join(' → ');
  if (route.exchange === 'v2') return t('swap.live.routeV2', { path });
  const fees = route.fees
    .map((fee) => t('swap.live.feePercent', { percent: String(fee / PER_PERCENT) }))
    .join(' + ');
  return t('swap.live.routeV3', { path, fees });
}
