import { networkById } from '@everything-wallet/core/networks/findNetwork';
import type { NftListing } from '../../catalogue/nfts.ts';
import type { WriteAmount } from '../../lib/format/WriteAmount.ts';
import type { Text } from '../../lib/text/useText.ts';

/**
 * Formats an amount of the coin an NFT is paid in, for example '2.4 ETH'.
 *
 * @param amount coin, a decimal string
 */
export function nftValue(
  { network }: Pick<NftListing, 'network'>,
  amount: string,
  t: Text,
  write: WriteAmount,
): string {
  return t('nfts.value', { amount: write(amount), currency: networkById(network).currency });
}
