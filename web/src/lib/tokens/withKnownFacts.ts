import type { TokenFacts } from '@everything-wallet/core/callables/holdings';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { namedToken } from '@everything-wallet/core/tokens/namedToken';
import { logProblem } from '../log/logProblem.ts';
import { contradictedTokens } from './contradictedTokens.ts';
import { knownToken, loadTokenList } from './tokenList.ts';

/**
 * Replaces what an answer says of known tokens by what the wallet knows, and takes 'listed' from no answer. Other decimals are noted
 * (`contradictedTokens`): nothing that involves such a token is signed.
 *
 * Every answer with facts of tokens passes through here before anything else reads it.
 */
export async function withKnownFacts<Answer extends { readonly tokens: readonly TokenFacts[] }>(
  network: RpcName,
  answer: Answer,
): Promise<Answer & { tokens: TokenFacts[] }> {
  const { chainId } = networkByRpcName(network);
  if (answer.tokens.some(({ contract }) => !namedToken(chainId, contract))) {
    // Without its file a token that the wallet does not name is unverified, whatever the answer says.
    await loadTokenList().catch((error: unknown) => logProblem('The token list could not be loaded', error));
  }
  return { ...answer, tokens: answer.tokens.map((said) => correct(chainId, said)) };
}

function correct(chainId: number, said: TokenFacts): TokenFacts {
  const known = knownToken(chainId, said.contract);
  if (!known) return { ...said, isListed: false };
  const { symbol, name, decimals } = known;
  // An answer without decimals says nothing: nodes were silent, or differed.
  if (said.decimals !== null && said.decimals !== decimals) contradictedTokens.note(chainId, said.contract);
  return { ...said, symbol, name, decimals, isListed: true };
}
