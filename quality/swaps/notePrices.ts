import pair from '@uniswap/v2-core/build/UniswapV2Pair.json' with { type: 'json' };
import { Interface } from 'ethers';
import { callRpc } from '../../tools/chains/callRpc.ts';
import { exchangeContracts } from '../../tools/exchanges/exchangeContracts.ts';
import type { SwapChain } from './SwapChain.ts';

/** So that the next block is not of the second of the last one. */
const SECONDS = 2;

const pairAbi = new Interface(pair.abi);

/**
 * Has all pairs of Uniswap v2 note their prices, as those that are in use have, and lets some time pass. A pair notes them with the first
 * swap of each second, and with no other; so a swap takes 10,000 units of gas less in the second in which the pair was last used, and 34,000
 * more where nothing was noted before (UniswapV2Pair, `_update`). Whichever it were would depend on how fast the test is.
 */
export async function notePrices(chain: SwapChain): Promise<void> {
  const { v2 } = chain.exchange;
  const factory = { contract: exchangeContracts.pairFactory, to: v2.factory };
  const [length] = await chain.ask([{ ...factory, name: 'allPairsLength', args: [] }]);
  const places = Array.from({ length: Number(length?.[0]) }, (_, place) => place);
  const pairs = await chain.ask(places.map((place) => ({ ...factory, name: 'allPairs', args: [place] })));
  await callRpc(chain.url, 'evm_increaseTime', [SECONDS]);
  for (const address of pairs) await chain.send(String(address), pairAbi.encodeFunctionData('sync'));
  await callRpc(chain.url, 'evm_increaseTime', [SECONDS]);
  await callRpc(chain.url, 'evm_mine');
}
