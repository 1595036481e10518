import type { KnownToken } from '@everything-wallet/core/tokens/KnownToken';
import { builtInToken } from '@everything-wallet/core/tokens/builtInToken';
import { readTokenList } from '@everything-wallet/core/tokens/readTokenList';
import { tokenIndexKey } from '@everything-wallet/core/tokens/tokenIndexKey';

/**
 * Finds a token among those built into the program: in the wallet's table, or in the bundled list. Sends no
 * request.
 *
 * @param chainId EIP-155 chain id
 * @returns undefined for any other contract
 */
export async function findKnownToken(chainId: number, contract: string): Promise<KnownToken | undefined> {
  const named = builtInToken(chainId, contract);
  if (named) return named;
  const file = await import('@uniswap/default-token-list', { with: { type: 'json' } });
  const key = tokenIndexKey(chainId, contract);
  return readTokenList(file.default, [chainId]).find(
    (token) => tokenIndexKey(chainId, token.contract) === key,
  );
}
