import { compiledTexts } from 'virtual:compiled-texts/nfts';
import { nfts } from '../../../catalogue/nfts.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { NftNotFound } from './NftNotFound.tsx';
import { NftView } from './NftView.tsx';

loadTexts(compiledTexts);

interface NftPageProps {
  /** Id from the path. */
  nftId: string | undefined;
}

/** /nft/{id} of a sample: full detail, or 'NFT Not Found' (docs/product.md §2, NFT screens). */
export function NftPage({ nftId }: NftPageProps) {
  const nft = nfts.find(({ id }) => id === nftId);
  return nft ? <NftView key={nft.id} nft={nft} /> : <NftNotFound />;
}
