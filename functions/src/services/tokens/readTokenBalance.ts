import type { Chain } from '../chain/Chain.ts';
import { noToken } from './noToken.ts';
import { readTokenDecimals } from './readTokenDecimals.ts';
import { uintOf } from './uintOf.ts';

/** First four bytes of keccak256('balanceOf(address)') (ERC-20), and the zeros that pad an address. */
const BALANCE_OF = `0x70a08231${'0'.repeat(24)}`;

/**
 * What an address holds of a token, in its smallest unit, as most nodes say, and how many decimals that has.
 *
 * @throws ServiceError 'failed-precondition' when there is no ERC-20 token at the contract's address
 * @throws NodesDisagreeError when the nodes differ about what it holds
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
  const amount = uintOf(await chain.callMost({ to, data }));
  if (amount === undefined) throw noToken();
  return amount;
}
