import type { Chain } from '../chain/Chain.ts';
import { callUint } from './callUint.ts';
import { readTokenDecimals } from './readTokenDecimals.ts';

/** First four bytes of keccak256('balanceOf(address)') (ERC-20), and the zeros that pad an address. */
const BALANCE_OF = `0x70a08231${'0'.repeat(24)}`;

/**
 * What an address holds of a token, in its smallest unit, and how many decimals that has.
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
    callUint(chain, contract, `${BALANCE_OF}${address.slice(2).toLowerCase()}`),
    readTokenDecimals(chain, contract),
  ]);
  return { balance, decimals };
}
