import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { Limiter } from '@everything-wallet/core/concurrency/Limiter';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { waitsItsTurn } from '../../../lib/nfts/waitsItsTurn.ts';
import { askListings } from '../api/askListings.ts';
import type { HeldNft } from '../HeldNft.ts';

/** Age up to which a floor is current, in ms: nothing is signed for this price. */
const FRESH_MS = 300_000;

/**
 * Queried collections, the first ones of the list: each is a request of its own to the marketplaces, and costs six of the 120
 * units per minute for fees, quotes and purchases.
 */
const MAX_COLLECTIONS = 8;

/** Limits the requests in progress. */
const limiter = new Limiter({ concurrency: 2 });

/** Floors of the collections of some NFTs. */
interface Floors {
  /** True until the first answer. */
  readonly isAsking: boolean;
  /** Returns a floor in the smallest unit of the network's coin; undefined if unknown. */
  readonly floorOf: (nft: HeldNft) => bigint | undefined;
}

/**
 * Requests the floors of the collections of some NFTs. An owner's own price is no floor.
 *
 * @param nfts the same array for the same NFTs
 */
export function useFloors(nfts: readonly HeldNft[]): Floors {
  const queried = useMemo(() => oneOfEach(nfts).slice(0, MAX_COLLECTIONS), [nfts]);
  return useQueries({
    queries: queried.map(({ network: { rpcName }, contract, tokenId, owner }) => ({
      queryKey: ['nftFloor', rpcName, contract, tokenId, owner],
      queryFn: async () => {
        const question = { network: rpcName, contract, tokenId, seller: owner };
        const { collections } = await limiter.run(() => askListings(question));
        return collections.find((one) => sameAddress(one.contract, contract))?.floor ?? null;
      },
      staleTime: FRESH_MS,
      ...waitsItsTurn,
    })),
    combine: useCallback(
      (answers: UseQueryResult<string | null>[]): Floors => {
        const floors = new Map(
          answers.flatMap(({ data }, place) => {
            const nft = queried[place];
            return nft && data != null ? [[keyOf(nft), BigInt(data)] as const] : [];
          }),
        );
        return {
          isAsking: answers.some(({ isPending }) => isPending),
          floorOf: (nft) => floors.get(keyOf(nft)),
        };
      },
      [queried],
    ),
  });
}

/** Picks the first NFT of each collection: a floor is requested with an NFT and its owner. */
function oneOfEach(nfts: readonly HeldNft[]): readonly HeldNft[] {
  const first = new Map<string, HeldNft>();
  for (const nft of nfts) if (!first.has(keyOf(nft))) first.set(keyOf(nft), nft);
  return [...first.values()];
}

function keyOf({ network, contract }: HeldNft): string {
  return `${network.id} ${contract.toLowerCase()}`;
}
