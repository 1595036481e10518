import type { Chain } from '../chain/Chain.ts';
import { noToken } from './noToken.ts';
import { uintOf } from './uintOf.ts';

/**
 * Asks a contract for a number (ABI uint256 and below).
 *
 * @param how 'callMost' where one node is believed while the others are silent, as for a balance; 'callAgreed' where it is not
 * @throws ServiceError 'failed-precondition' when it answers anything else
 * @throws ChainUnavailableError when the network does not answer
 */
export async function callUint(
  chain: Chain,
  contract: string,
  data: string,
  how: 'callMost' | 'callAgreed' = 'callMost',
): Promise<bigint> {
  const answer = await chain[how]({ to: contract, data });
  const number = uintOf(answer);
  if (number === undefined) throw noToken();
  return number;
}
