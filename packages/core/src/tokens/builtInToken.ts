import { networks } from '../networks/networks.ts';
import type { KnownToken } from './KnownToken.ts';
import { builtInTokens } from './builtInTokens.ts';
import { tokenIndexKey } from './tokenIndexKey.ts';

/** A new network has none. */
const rows: Partial<typeof builtInTokens> = builtInTokens;

const index: ReadonlyMap<string, KnownToken> = new Map(
  networks.flatMap(({ id, chainId }) =>
    (rows[id] ?? []).map(([contract, symbol, decimals, name]) => [
      tokenIndexKey(chainId, contract),
      { contract, symbol, name, decimals, standard: 'erc20' },
    ]),
  ),
);

/**
 * Finds a known token.
 *
 * @param chainId EIP-155 chain id
 * @returns undefined for any other contract
 */
export function builtInToken(chainId: number, contract: string): KnownToken | undefined {
  return index.get(tokenIndexKey(chainId, contract));
}
