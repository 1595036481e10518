import type {
  CollectionFigures,
  NftListing,
  NftListingsAnswer,
  SellerState,
} from '@everything-wallet/core/callables/nftListingsAnswer';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { askListings } from '../api/askListings.ts';
import type { TradedNft } from '../TradedNft.ts';

/** How often it is asked anew while its page is open, in ms. */
const POLL_MS = 30_000;

/** What is known of an NFT's sale. */
export interface Offers {
  readonly status: 'pending' | 'error' | 'success';
  readonly error: Error | null;
  readonly listings: readonly NftListing[];
  readonly figures: CollectionFigures | undefined;
  /** What the account's order would have to have; undefined where none was asked about. */
  readonly seller: SellerState | undefined;
  readonly hasMarket: boolean | null;
  /** Of the latest block, in ms since 1970; null where nobody says. */
  readonly time: number | null;
  readonly silent: NftListingsAnswer['silent'];
  readonly askAnew: () => void;
}

/** The question about an NFT's sale, and about an own account that has listed it, or may want to. */
export function offersQuery(
  { network: { rpcName }, contract, tokenId }: Pick<TradedNft, 'network' | 'contract' | 'tokenId'>,
  seller: string | undefined,
) {
  return {
    queryKey: ['nftOffers', rpcName, contract, tokenId, seller ?? ''],
    queryFn: () =>
      askListings({ network: rpcName, contract, tokenId, ...(seller !== undefined && { seller }) }),
    refetchInterval: POLL_MS,
  };
}

/**
 * For how much an NFT is for sale, and what its collection has been sold for.
 *
 * @param seller an own account that has listed it, or may want to
 */
export function useOffers(
  nft: Pick<TradedNft, 'network' | 'contract' | 'tokenId'>,
  seller: string | undefined,
): Offers {
  const { network, contract, tokenId } = nft;
  const { data, status, error, refetch } = useQuery({
    ...offersQuery(nft, seller),
    // Of another seller the rest stays as it is; never that of another NFT.
    placeholderData: (before, query) =>
      query?.queryKey.slice(1, 4).join() === [network.rpcName, contract, tokenId].join()
        ? keepPreviousData(before)
        : undefined,
  });
  return {
    status,
    error,
    listings: data?.listings ?? [],
    figures: data?.collections.find((one) => sameAddress(one.contract, contract)),
    seller: data?.seller,
    hasMarket: data?.hasMarket ?? null,
    time: data?.time ?? null,
    silent: data?.silent ?? [],
    askAnew: () => void refetch(),
  };
}
