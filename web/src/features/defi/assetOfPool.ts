import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { unlistedSymbol } from '../../lib/tokens/unlistedSymbol.ts';
import type { Pool } from './Pool.ts';

/** Returns the asset of a pool for formatting; undefined until its decimals are known. */
export function assetOfPool({
  network,
  vault,
  asset,
  lido,
}: Pick<Pool, 'network' | 'vault' | 'asset' | 'lido'>):
  | {
      readonly symbol: string;
      readonly decimals: number;
    }
  | undefined {
  if (!asset || asset.decimals === null) return undefined;
  const { decimals } = asset;
  if (lido) return { symbol: network.currency, decimals };
  if (sameAddress(vault.asset, network.wrappedCoin)) return { symbol: `W${network.currency}`, decimals };
  return { symbol: asset.isListed ? asset.symbol : unlistedSymbol(asset.symbol, vault.asset), decimals };
}
