import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { networks } from '@everything-wallet/core/networks/networks';
import type { KnownToken } from '@everything-wallet/core/tokens/KnownToken';
import { builtInToken } from '@everything-wallet/core/tokens/builtInToken';
import { tokenIndexKey } from '@everything-wallet/core/tokens/tokenIndexKey';

let listed: ReadonlyMap<string, KnownToken> | undefined;
let loading: Promise<void> | undefined;

/**
 * Loads the bundled token list, once a page. Until then `knownToken` finds only tokens of the wallet's own
 * table.
 *
 * @throws Error where its file cannot be fetched; the next call tries again
 */
export function loadTokenList(): Promise<void> {
  loading ??= readList().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function readList(): Promise<void> {
  const file = await import('@uniswap/default-token-list', { with: { type: 'json' } });
  const chainIds: readonly number[] = networks.map(({ chainId }) => chainId);
  // The build has checked the entries (`trimmedTokenList`): a second check would delay the home's figures.
  listed = new Map(
    file.default.tokens
      .filter(({ chainId }) => chainIds.includes(chainId))
      .map(({ chainId, address, symbol, name, decimals }) => [
        tokenIndexKey(chainId, address),
        { contract: address, symbol, name, decimals, standard: 'erc20' },
      ]),
  );
}

/**
 * Finds a token in the wallet's own table, and in the bundled list once it is loaded.
 *
 * @param chainId EIP-155 chain id
 * @returns undefined for a contract in neither
 */
export function knownToken(chainId: number, contract: string): KnownToken | undefined {
  return builtInToken(chainId, contract) ?? listed?.get(tokenIndexKey(chainId, contract));
}

/**
 * Loads the bundled token list before a signature.
 *
 * @throws WalletError 'call.error.tokenList' where it cannot be fetched
 */
export async function requireTokenList(): Promise<void> {
  await loadTokenList().catch((cause: unknown) => {
    throw new WalletError('call.error.tokenList', { cause });
  });
}

/**
 * Finds a token in the wallet's own table, else in the bundled list, which it loads.
 *
 * @throws Error where the list cannot be fetched
 */
export async function findKnownToken(chainId: number, contract: string): Promise<KnownToken | undefined> {
  const named = builtInToken(chainId, contract);
  if (named) return named;
  await loadTokenList();
  return knownToken(chainId, contract);
}
