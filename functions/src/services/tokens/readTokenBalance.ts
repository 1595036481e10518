import type { Chain } from '../chain/Chain.ts';
import { mostSaid } from '../chain/mostSaid.ts';
import { noToken } from './noToken.ts';
import { readTokenDecimals } from './readTokenDecimals.ts';
import { uintOf } from './uintOf.ts';

/** First four bytes of keccak256('balanceOf(address)') (ERC-20), and the zeros that pad an address. */
const BALANCE_OF = `0x70a08231${'0'.repeat(24)}`;

/**
 * What an address holds of a token, in its smallest unit, and how many decimals that has. Every node is asked what it holds, and
 * `mostSaid` tells which of them is believed.
 *
 * @throws ServiceError 'failed-precondition' when there is no ERC-20 token at the contract's address
 * @throws ChainUnavailableError when the network does not answer
 */
export async function readTokenBalance(
  chain: Chain,
  contract: string,
  address: string,
): Promise<{ readonly balance: bigint; readonly decimals: number }> {
  const [balance, decimals] = await Promise.all([
    readAmount(chain, contract, `${BALANCE_OF}${address.slice(2).toLowerCase()}`),
    readTokenDecimals(chain, contract),
  ]);
  return { balance, decimals };
}

async function readAmount(chain: Chain, to: string, data: string): Promise<bigint> {
  const answers = await chain.callEach({ to, data });
  const amounts = answers.map(uintOf).filter((amount) => amount !== undefined);
  const amount = mostSaid(amounts);
  // One that is behind may not have the contract yet.
  if (amount === undefined || 2 * amounts.length < answers.length) throw noToken();
  return amount;
}
