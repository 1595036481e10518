import type { Chain } from '../chain/Chain.ts';
import { noToken } from './noToken.ts';
import { uintOf } from './uintOf.ts';

/**
 * Calls a contract for a number (ABI uint256 and below).
 *
 * @param how 'callByMajority' if one node suffices while the others are silent, as for a balance; 'callUnanimous'
 * otherwise
 * @throws ServiceError 'failed-precondition' if it returns anything else
 * @throws ChainUnavailableError if the network does not answer
 */
export async function callUint(
  chain: Chain,
  contract: string,
  data: string,
  how: 'callByMajority' | 'callUnanimous' = 'callByMajority',
): Promise<bigint> {
  const answer = await chain[how]({ to: contract, data });
  const number = uintOf(answer);
  if (number === undefined) throw noToken();
  return number;
}
