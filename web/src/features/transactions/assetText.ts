import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { Text } from '../../lib/text/useText.ts';
import { historyAsset } from './historyAsset.ts';

/** Describes an asset from a link, as far as the link names it. */
export function assetText(asset: string, t: Text): string {
  const { network, moved } = historyAsset.parts(asset);
  const short = moved.startsWith('0x') ? shortenAddress(moved) : moved;
  if (network === undefined) return t('history.filters.anyNetwork', { asset: short });
  return `${short} · ${findNetworkById(network)?.name ?? network}`;
}
