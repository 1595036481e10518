import { networkById } from '@everything-wallet/core/networks/findNetwork';
import type { SwapWish } from '@everything-wallet/core/swaps/swapTransaction';
import type { SwapSequence } from './SwapSequence.ts';

/** Converts a stored swap to the parameters of the swap. */
export function sequenceWish(sequence: SwapSequence): SwapWish {
  return {
    network: networkById(sequence.network),
    sell: sequence.sell.contract,
    buy: sequence.buy.contract,
    amount: BigInt(sequence.amount),
    slippageBps: sequence.slippage_bps,
    account: sequence.account,
  };
}
