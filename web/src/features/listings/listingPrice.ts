import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { NftListing } from '@everything-wallet/core/callables/nftListingsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { WriteAmount } from '../../lib/format/WriteAmount.ts';
import type { AmountRounding } from '../../lib/format/formatShort.ts';
import type { Text } from '../../lib/text/useText.ts';

/** How amounts of a network's coin are written. */
interface Writing {
  readonly network: Network;
  readonly t: Text;
  readonly write: WriteAmount;
}

/** An amount of a network's coin as people read it, '—' where it is not known; in the smallest unit. */
export function coinText(
  units: string | bigint | null | undefined,
  { network: { currency }, t, write }: Writing,
  rounding?: AmountRounding,
): string {
  if (units === null || units === undefined) return t('market.unknown');
  return t('nfts.value', { amount: write(formatAmount(BigInt(units)), rounding), currency });
}

/** What a listing for coin costs in all, and for how many. */
export function offerPrice({ price, units }: Pick<NftListing, 'price' | 'units'>, writing: Writing): string {
  const { t } = writing;
  const coin = coinText(price.units, writing, 'up');
  return units === '1' ? coin : t('market.priceOf', { price: coin, units });
}

/** How much of a price goes to others than its seller; undefined for nothing. */
export function feesText({ fees }: Pick<NftListing, 'fees'>, writing: Writing): string | undefined {
  const sum = fees.reduce((all, { units }) => all + BigInt(units), 0n);
  return sum > 0n ? writing.t('market.fees', { amount: coinText(sum, writing, 'up') }) : undefined;
}

/** What a listing costs in all; of one that is paid in a token nothing is known but that. */
export function listingPrice({ price }: Pick<NftListing, 'price'>, writing: Writing): string {
  return price.contract === null ? coinText(price.units, writing, 'up') : writing.t('market.inToken');
}
