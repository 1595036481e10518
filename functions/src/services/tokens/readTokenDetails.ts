import type { TokenDetails } from '@everything-wallet/core/callables/getTokenDetails';
import { tokenLimits } from '@everything-wallet/core/tokens/tokenLimits';
import type { Chain } from '../chain/Chain.ts';
import { decodeTokenText } from './decodeTokenText.ts';
import { readTokenDecimals } from './readTokenDecimals.ts';

/** First four bytes of keccak256('name()') and of keccak256('symbol()') (ERC-20, where both are optional). */
const NAME = '0x06fdde03';
const SYMBOL = '0x95d89b41';

/**
 * What a token's contract calls itself; the texts are empty where it does not say.
 *
 * @param how 'callAgreed' where no node may decide the decimals alone: they are kept, and amounts are read by them
 * @throws ServiceError 'failed-precondition' when there is no ERC-20 token at the address
 * @throws ChainUnavailableError when the network does not answer
 */
export async function readTokenDetails(
  chain: Chain,
  contract: string,
  how?: 'call' | 'callAgreed',
): Promise<TokenDetails> {
  const [name, symbol, decimals] = await Promise.all([
    chain.call({ to: contract, data: NAME }),
    chain.call({ to: contract, data: SYMBOL }),
    readTokenDecimals(chain, contract, how),
  ]);
  return {
    name: decodeTokenText(name, tokenLimits.name),
    symbol: decodeTokenText(symbol, tokenLimits.symbol),
    decimals,
  };
}
