import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { lanes } from '../../../lib/nfts/lanes.ts';
import { waitsItsTurn } from '../../../lib/nfts/waitsItsTurn.ts';
import { askListings } from '../api/askListings.ts';
import type { HeldNft } from '../HeldNft.ts';

/** How long a floor is of now, in ms: it is no price that anything is signed for. */
const FRESH_MS = 300_000;

/**
 * Collections that are asked about, the first in the list: each is a question of its own to the marketplaces, and takes six of the 120 units
 * that fees, quotes and purchases have in a minute.
 */
const MAX_COLLECTIONS = 8;

/** Collections that are asked about at the same time. */
const inLane = lanes(2);

/** The floors of the collections of some NFTs. */
interface Floors {
  /** Whether a first answer is on its way. */
  readonly isAsking: boolean;
  /** In the smallest unit of the network's coin; undefined where it is not known. */
  readonly floorOf: (nft: HeldNft) => bigint | undefined;
}

/**
 * Asks for the floors of the collections of some NFTs. What their own owner asks for is no floor.
 *
 * @param nfts the same list for the same NFTs
 */
export function useFloors(nfts: readonly HeldNft[]): Floors {
  const asked = useMemo(() => oneOfEach(nfts).slice(0, MAX_COLLECTIONS), [nfts]);
  return useQueries({
    queries: asked.map(({ network: { rpcName }, contract, tokenId, owner }) => ({
      queryKey: ['nftFloor', rpcName, contract, tokenId, owner],
      queryFn: async () => {
        const question = { network: rpcName, contract, tokenId, seller: owner };
        const { collections } = await inLane(() => askListings(question));
        return collections.find((one) => sameAddress(one.contract, contract))?.floor ?? null;
      },
      staleTime: FRESH_MS,
      ...waitsItsTurn,
    })),
    combine: useCallback(
      (answers: UseQueryResult<string | null>[]): Floors => {
        const floors = new Map(
          answers.flatMap(({ data }, place) => {
            const nft = asked[place];
            return nft && data != null ? [[keyOf(nft), BigInt(data)] as const] : [];
          }),
        );
        return {
          isAsking: answers.some(({ isPending }) => isPending),
          floorOf: (nft) => floors.get(keyOf(nft)),
        };
      },
      [asked],
    ),
  });
}

/** The first NFT of each collection stands for it: the floor is asked for beside an NFT and its owner. */
function oneOfEach(nfts: readonly HeldNft[]): readonly HeldNft[] {
  const first = new Map<string, HeldNft>();
  for (const nft of nfts) if (!first.has(keyOf(nft))) first.set(keyOf(nft), nft);
  return [...first.values()];
}

function keyOf({ network, contract }: HeldNft): string {
  return `${network.id} ${contract.toLowerCase()}`;
}
