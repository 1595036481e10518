import type { TokenFacts } from '@everything-wallet/core/schemas/holdings';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { builtInToken } from '@everything-wallet/core/tokens/builtInToken';
import { logProblem } from '../log/logProblem.ts';
import { contradictedTokens } from './contradictedTokens.ts';
import { knownToken, loadTokenList } from './tokenList.ts';

/**
 * Replaces the facts of known tokens in an answer by the wallet's own, and never takes 'listed' from an
 * answer. Contradicting decimals are noted (`contradictedTokens`): nothing that involves such a token is
 * signed.
 *
 * Every answer with facts of tokens passes through here before other code reads it.
 */
export async function withKnownFacts<Answer extends { readonly tokens: readonly TokenFacts[] }>(
  network: RpcName,
  answer: Answer,
): Promise<Answer & { tokens: TokenFacts[] }> {
  const { chainId } = networkByRpcName(network);
  if (answer.tokens.some(({ contract }) => !builtInToken(chainId, contract))) {
    // Without the list, a token outside the wallet's own table is unverified, whatever the answer states.
    await loadTokenList().catch((error: unknown) => logProblem('The token list could not be loaded', error));
  }
  return { ...answer, tokens: answer.tokens.map((stated) => correct(chainId, stated)) };
}

function correct(chainId: number, stated: TokenFacts): TokenFacts {
  const known = knownToken(chainId, stated.contract);
  if (!known) return { ...stated, isListed: false };
  const { symbol, name, decimals } = known;
  // An answer without decimals contradicts nothing: nodes did not answer, or disagreed.
  if (stated.decimals !== null && stated.decimals !== decimals)
    contradictedTokens.note(chainId, stated.contract);
  return { ...stated, symbol, name, decimals, isListed: true };
}
