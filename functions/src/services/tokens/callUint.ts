import type { Chain } from '../chain/Chain.ts';
import { noToken } from './noToken.ts';

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
  // Where there is no contract, or none with this function, the answer is shorter than a number. Some proxies answer
  // with zeros after it; anything else after it is no number.
  const word = /^(0x[0-9a-f]{64})0*$/i.exec(answer ?? '')?.[1];
  if (word === undefined) throw noToken();
  return BigInt(word);
}
