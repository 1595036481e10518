import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { NftListing } from '@everything-wallet/core/schemas/nftListingsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { WriteAmount } from '../../lib/format/WriteAmount.ts';
import type { AmountRounding } from '../../lib/format/formatShort.ts';
import type { Text } from '../../lib/text/useText.ts';

/** Format of amounts of a network's coin. */
interface Writing {
  readonly network: Network;
  readonly t: Text;
  readonly write: WriteAmount;
}

/** Formats an amount of a network's coin, in the smallest unit; '—' if unknown. */
export function coinText(
  units: string | bigint | null | undefined,
  { network: { currency }, t, write }: Writing,
  rounding?: AmountRounding,
): string {
  if (units === null || units === undefined) return t('market.unknown');
  return t('nfts.value', { amount: write(formatAmount(BigInt(units)), rounding), currency });
}

/** Formats the total price of a listing for coin, with the number of NFTs. */
export function offerPrice({ price, units }: Pick<NftListing, 'price' | 'units'>, writing: Writing): string {
  const { t } = writing;
  const coin = coinText(price.units, writing, 'up');
  return units === '1' ? coin : t('market.priceOf', { price: coin, units });
}

/** Formats the part of a price that does not go to the seller; undefined for zero. */
export function feesText({ fees }: Pick<NftListing, 'fees'>, writing: Writing): string | undefined {
  const sum = fees.reduce((all, { units }) => all + BigInt(units), 0n);
  return sum > 0n ? writing.t('market.fees', { amount: coinText(sum, writing, 'up') }) : undefined;
}

/** Formats the total price of a listing; if it is paid in a token, only says so. */
export function listingPrice({ price }: Pick<NftListing, 'price'>, writing: Writing): string {
  return price.contract === null ? coinText(price.units, writing, 'up') : writing.t('market.inToken');
}
