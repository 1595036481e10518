import type { Chain } from '../chain/Chain.ts';
import { noToken } from './noToken.ts';
import { uintOf } from './uintOf.ts';

/**
 * Asks a contract for a number (ABI uint256 and below).
 *
 * @param how 'callAgreed' where no node decides alone
 * @throws ServiceError 'failed-precondition' when it answers anything else
 * @throws ChainUnavailableError when the network does not answer
 */
export async function callUint(
  chain: Chain,
  contract: string,
  data: string,
  how: 'call' | 'callAgreed' = 'call',
): Promise<bigint> {
  const answer = await chain[how]({ to: contract, data });
  const number = uintOf(answer);
  if (number === undefined) throw noToken();
  return number;
}
