import type {
  CollectionFigures,
  NftListing,
  NftListingsAnswer,
  SellerState,
} from '@everything-wallet/core/schemas/nftListingsAnswer';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { askListings } from '../api/askListings.ts';
import type { TradedNft } from '../TradedNft.ts';

/** Interval of requests while the screen is open, in ms. */
const POLL_MS = 30_000;

/** State of an NFT's sale. */
export interface Offers {
  readonly status: 'pending' | 'error' | 'success';
  readonly error: Error | null;
  readonly listings: readonly NftListing[];
  readonly figures: CollectionFigures | undefined;
  /** Requirements for an order of the account; undefined if none was requested. */
  readonly seller: SellerState | undefined;
  readonly hasMarket: boolean | null;
  /** Time of the latest block, in ms since 1970; null if no node reports it. */
  readonly time: number | null;
  readonly silent: NftListingsAnswer['silent'];
  readonly reload: () => void;
}

/** Builds the query for an NFT's sale, and for an own account that has listed it or may list it. */
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
 * Reads the listings of an NFT and the past sales of its collection.
 *
 * @param seller own account that has listed it or may list it
 */
export function useOffers(
  nft: Pick<TradedNft, 'network' | 'contract' | 'tokenId'>,
  seller: string | undefined,
): Offers {
  const { network, contract, tokenId } = nft;
  const { data, status, error, refetch } = useQuery({
    ...offersQuery(nft, seller),
    // After a change of the seller, the rest stays; never after a change of the NFT.
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
    reload: () => void refetch(),
  };
}
