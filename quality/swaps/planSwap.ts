import {
  swapTransaction,
  type QuotedSwap,
  type SwapTransaction,
} from '@everything-wallet/core/swaps/swapTransaction';
import { SwapQuoter } from '../../functions/src/services/swaps/SwapQuoter.ts';
import { seededRandom } from '../figures/seededRandom.ts';
import type { Tally } from '../production/Tally.ts';
import type { PoolToken, SwapChain } from './SwapChain.ts';
import type { Swapper } from './Swapper.ts';

/** A swap ready for a signature, built with the wallet's own functions. */
export interface PlannedSwap extends SwapTransaction {
  /** Description for messages. */
  readonly what: string;
  /** Contracts; null for the coin. */
  readonly sell: string | null;
  readonly buy: string | null;
  readonly given: PoolToken;
  /** Amount sold, in its smallest unit. */
  readonly amount: bigint;
  readonly quote: QuotedSwap;
}

/**
 * Plans a swap of the pair and direction with this index, with a random amount that the pools can bear;
 * undefined, with a failure, where it has no quote.
 */
export async function planSwap(
  chain: SwapChain,
  { address: account }: Swapper,
  tally: Tally,
  { index, slippageBps }: { readonly index: number; readonly slippageBps: number },
): Promise<PlannedSwap | undefined> {
  const { network } = chain;
  const random = seededRandom(network.chainId * 1_000 + index);
  const [given, wanted] = chain.pairs[index % chain.pairs.length] ?? [];
  if (!given || !wanted) return undefined;
  const cents = BigInt(Math.ceil(10 ** (1 + random() * 3.3) * 100));
  const amount = (cents * given.unitsOfDollar) / 100n;
  const asCoin = ({ contract }: PoolToken) => (contract === network.wrappedCoin ? null : contract);
  const [sell, buy] = [asCoin(given), asCoin(wanted)];
  const quoter = new SwapQuoter(network, chain.exchange, [chain.url]);
  const quote = await quoter.quote({ sell, buy, amount: amount.toString(), slippageBps });
  const what = `${amount} ${given.symbol} for ${wanted.symbol} on ${network.id}`;
  if (quote.status === 'none') {
    tally.expect(false, `${what}: ${quote.reason}`);
    return undefined;
  }
  const wish = { network, sell, buy, amount, slippageBps, account };
  return { what, sell, buy, given, amount, quote, ...swapTransaction(wish, quote) };
}
