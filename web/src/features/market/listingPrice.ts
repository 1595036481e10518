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

/** What a listing for coin costs in all, to the last decimal, and for how many. */
export function offerPrice(
  { price, units }: Pick<NftListing, 'price' | 'units'>,
  network: Network,
  t: Text,
): string {
  const coin = exactCoinText(price.units, network, t);
  return units === '1' ? coin : t('market.priceOf', { price: coin, units });
}

/** How much of a price goes to others than its seller; undefined for nothing. */
export function feesText({ fees }: Pick<NftListing, 'fees'>, network: Network, t: Text): string | undefined {
  const sum = fees.reduce((all, { units }) => all + BigInt(units), 0n);
  return sum > 0n ? t('market.fees', { amount: exactCoinText(sum, network, t) }) : undefined;
}

/** What a listing costs in all; of one that is paid in a token nothing is known but that. */
export function listingPrice({ price }: Pick<NftListing, 'price'>, network: Network, t: Text): string {
  return price.contract === null ? coinText(price.units, network, t) : t('market.inToken');
}
