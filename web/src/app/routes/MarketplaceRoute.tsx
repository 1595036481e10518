import { MarketplacePage } from '../../features/listings/components/MarketplacePage.tsx';
import { SampleListings } from '../../features/nfts/components/SampleListings.tsx';
import { useNetwork } from '../../lib/network/useNetwork.ts';

/** /nft-marketplace. */
export function MarketplaceRoute() {
  const { network } = useNetwork();
  return <MarketplacePage key={network.id} network={network} Samples={SampleListings} />;
}
