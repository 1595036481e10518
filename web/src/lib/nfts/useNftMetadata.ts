import type { Network } from '@everything-wallet/core/networks/networks';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { askNftMetadata, type ToldNft } from './askNftMetadata.ts';

/** How long it is as good as new, in ms: contracts change what they say seldom. */
const FRESH_MS = 10 * 60_000;

/**
 * What an NFT's contract says of it.
 *
 * @param isAsked false asks nothing: whoever made an NFT that nobody wanted is not to hear of it
 */
export function useNftMetadata(
  { rpcName }: Pick<Network, 'rpcName'>,
  contract: string,
  tokenId: string,
  isAsked = true,
): UseQueryResult<ToldNft> {
  return useQuery({
    queryKey: nftMetadataKey(rpcName, contract, tokenId),
    queryFn: () => askNftMetadata(rpcName, contract, tokenId),
    staleTime: FRESH_MS,
    enabled: isAsked,
  });
}

function nftMetadataKey(rpcName: string, contract: string, tokenId: string) {
  return ['nftMetadata', rpcName, contract.toLowerCase(), tokenId] as const;
}
