import type { TokenDetails } from '@everything-wallet/core/callables/getTokenDetails';
import { tokenLimits } from '@everything-wallet/core/tokens/tokenLimits';
import type { Chain } from '../chain/Chain.ts';
import { NodesDisagreeError } from '../chain/NodesDisagreeError.ts';
import { decodeTokenText } from './decodeTokenText.ts';
import { readTokenDecimals } from './readTokenDecimals.ts';
import { tokenSelectors } from '../abi/tokenSelectors.ts';

/**
 * Reads a token's own name, symbol and decimals, as nodes agree. The texts are empty if missing, or if nodes
 * differ about them.
 *
 * @throws ServiceError 'failed-precondition' if there is no ERC-20 token at the address
 * @throws NodesDisagreeError if nodes differ about the decimals, or only one of several answers: amounts
 * depend on them
 * @throws ChainUnavailableError if the network does not answer
 */
export async function readTokenDetails(chain: Chain, contract: string): Promise<TokenDetails> {
  const [name, symbol, decimals] = await Promise.all([
    textOf(chain, contract, tokenSelectors.name),
    textOf(chain, contract, tokenSelectors.symbol),
    readTokenDecimals(chain, contract, 'callUnanimous'),
  ]);
  return {
    name: decodeTokenText(name, tokenLimits.name),
    symbol: decodeTokenText(symbol, tokenLimits.symbol),
    decimals,
  };
}

async function textOf(chain: Chain, to: string, data: string): Promise<string | undefined> {
  try {
    return await chain.callUnanimous({ to, data });
  } catch (error) {
    if (error instanceof NodesDisagreeError) return undefined;
    throw error;
  }
}
