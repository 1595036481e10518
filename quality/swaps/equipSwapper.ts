import { exchangeContracts } from '../../tools/exchanges/exchangeContracts.ts';
import type { SwapChain } from './SwapChain.ts';
import { Swapper } from './Swapper.ts';

/** Of each token, in dollars, and of coin in whole ones. */
const MEANS = 2_000_000n;
const COINS = 10_000n;

/** Creates a user with coin and some of every token. */
export async function equipSwapper(chain: SwapChain): Promise<Swapper> {
  const swapper = new Swapper(chain);
  await chain.send(swapper.address, '0x', COINS * 10n ** 18n);
  for (const { contract, unitsOfDollar } of chain.tokens) {
    if (contract === chain.network.wrappedCoin) continue;
    const { abi } = exchangeContracts.token;
    const args = [swapper.address, MEANS * unitsOfDollar];
    await chain.send(contract, abi.encodeFunctionData('transfer', args));
  }
  return swapper;
}
