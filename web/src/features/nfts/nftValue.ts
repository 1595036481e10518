import { networkById } from '@everything-wallet/core/networks/findNetwork';
import type { NftListing } from '../../catalogue/nfts.ts';
import { formatCoin } from '../../lib/format/formatCoin.ts';
import type { Text } from '../../lib/text/useText.ts';

/**
 * An amount of the coin an NFT is paid with, as people read it, for example '2.4 ETH'.
 *
 * @param amount coin, a decimal string
 */
export function nftValue({ network }: Pick<NftListing, 'network'>, amount: string, t: Text): string {
  return t('nfts.value', { amount: formatCoin(amount), currency: networkById(network).currency });
}
