import { tokenLimits } from '@everything-wallet/core/tokens/tokenLimits';
import type { Chain } from '../chain/Chain.ts';
import { callUint } from './callUint.ts';
import { noToken } from './noToken.ts';
import { tokenSelectors } from '../abi/tokenSelectors.ts';

/**
 * Reads a token's decimals. Without them amounts are unknown, so a contract that has none is no token.
 *
 * @throws ServiceError 'failed-precondition' if it states none, or more than a uint256 can use
 * @throws ChainUnavailableError if the network does not answer
 */
export async function readTokenDecimals(
  chain: Chain,
  contract: string,
  how?: 'callByMajority' | 'callUnanimous',
): Promise<number> {
  const decimals = await callUint(chain, contract, tokenSelectors.decimals, how);
  if (decimals > BigInt(tokenLimits.decimals)) throw noToken();
  return Number(decimals);
}
