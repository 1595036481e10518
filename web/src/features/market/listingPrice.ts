import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { NftListing } from '@everything-wallet/core/callables/nftListingsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import { formatCoin } from '../../lib/format/formatCoin.ts';
import { formatExactCoin } from '../../lib/format/formatExactCoin.ts';
import type { Text } from '../../lib/text/useText.ts';

/** An amount of a network's coin as people read it, '—' where it is not known; in the smallest unit. */
export function coinText(units: string | null | undefined, { currency }: Network, t: Text): string {
  if (units === null || units === undefined) return t('market.unknown');
  return t('nfts.value', { amount: formatCoin(formatAmount(BigInt(units))), currency });
}

/** The same to the last decimal: what is paid must be what was read. */
export function exactCoinText(units: string | bigint, { currency }: Network, t: Text): string {
  return t('nfts.value', { amount: formatExactCoin(formatAmount(BigInt(units))), currency });
}

/** What a listing costs in all; of one that is paid in a token nothing is known but that. */
export function listingPrice({ price }: Pick<NftListing, 'price'>, network: Network, t: Text): string {
  return price.contract === null ? coinText(price.units, network, t) : t('market.inToken');
}
