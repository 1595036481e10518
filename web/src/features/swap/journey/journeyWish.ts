import { networkById } from '@everything-wallet/core/networks/findNetwork';
import type { SwapWish } from '@everything-wallet/core/swaps/swapTransaction';
import type { SwapJourney } from './SwapJourney.ts';

/** Converts a stored swap to the parameters of the swap. */
export function journeyWish(journey: SwapJourney): SwapWish {
  return {
    network: networkById(journey.network),
    sell: journey.sell.contract,
    buy: journey.buy.contract,
    amount: BigInt(journey.amount),
    slippageBps: journey.slippage_bps,
    account: journey.account,
  };
}
