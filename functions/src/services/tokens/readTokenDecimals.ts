import { tokenLimits } from '@everything-wallet/core/tokens/tokenLimits';
import type { Chain } from '../chain/Chain.ts';
import { callUint } from './callUint.ts';
import { noToken } from './noToken.ts';

/** First four bytes of keccak256('decimals()') (ERC-20). */
const DECIMALS = '0x313ce567';

/**
 * The decimals a token's contract states. Without them no amount can be told, so a contract that has none is no token.
 *
 * @throws ServiceError 'failed-precondition' when it states none, or more than anybody can use
 * @throws ChainUnavailableError when the network does not answer
 */
export async function readTokenDecimals(
  chain: Chain,
  contract: string,
  how?: 'callMost' | 'callAgreed',
): Promise<number> {
  const decimals = await callUint(chain, contract, DECIMALS, how);
  if (decimals > BigInt(tokenLimits.decimals)) throw noToken();
  return Number(decimals);
}
