import type { ContractCall } from '../chain/multicall3.ts';
import { tokenSelectors } from '../abi/tokenSelectors.ts';
import { contractSelectors } from '../abi/contractSelectors.ts';
import { word } from '../abi/word.ts';

/** Selectors of a vault (ERC-4626), and of a token's name and symbol (ERC-20). */
const SELECTORS = {
  ...contractSelectors.vault,
  decimals: tokenSelectors.decimals,
  balanceOf: tokenSelectors.balanceOf,
  symbol: tokenSelectors.symbol,
  name: tokenSelectors.name,
} as const;

/**
 * A question to a vault or a token.
 *
 * @param argument an address or an amount; none for a question without one
 */
export function poolRead(
  to: string,
  question: keyof typeof SELECTORS,
  argument?: string | bigint,
): ContractCall {
  return { to, data: `${SELECTORS[question]}${argument === undefined ? '' : word(argument)}` };
}
