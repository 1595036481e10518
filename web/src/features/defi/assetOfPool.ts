import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { unlistedSymbol } from '../../lib/tokens/unlistedSymbol.ts';
import type { Pool } from './Pool.ts';

/** What a pool takes, as it is written; undefined while its decimals are not known. */
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
