import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { CallableError } from '../firebase/CallableError.ts';
import { contradictedTokens } from './contradictedTokens.ts';
import { findKnownToken } from './tokenList.ts';

/**
 * Refuses an answer with other decimals for a known token.
 *
 * @throws CallableError 'data-loss' for such an answer
 */
export async function withCheckedDecimals<Answer extends { readonly decimals: number }>(
  { network, contract }: { readonly network: RpcName; readonly contract: string },
  answer: Answer,
): Promise<Answer> {
  const { chainId } = networkByRpcName(network);
  const known = await findKnownToken(chainId, contract);
  if (!known) return answer;
  if (known.decimals !== answer.decimals) {
    contradictedTokens.note(chainId, contract);
    throw new CallableError('data-loss', 'The answer states other decimals than the token has');
  }
  return answer;
}
