import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import { useCallback, useMemo } from 'react';
import { useFloors } from '../../features/listings/hooks/useFloors.ts';
import type { CollectedNft } from '../../features/nfts/CollectedNft.ts';
import type { CollectionFloor } from '../../features/nfts/CollectionFloor.ts';
import { usePrices } from '../../lib/prices/usePrices.ts';
import { heldNft } from './heldNft.ts';

/**
 * Requests the floors of the collections of some NFTs, and the prices of the coins they are in.
 *
 * @param nfts NFTs that the user requested or trusts; the same array for the same NFTs
 */
export function useCollectionFloors(
  nfts: readonly CollectedNft[],
): (nft: CollectedNft) => CollectionFloor | undefined {
  const held = useMemo(() => nfts.map(heldNft), [nfts]);
  const { floorOf } = useFloors(held);
  const coins = nfts
    .filter(({ network }) => network.type !== 'testnet')
    .map(({ network }) => network.currency);
  const { prices, isOld } = usePrices([...new Set(coins)], { isRestingWhenIdle: true });
  return useCallback(
    (nft) => {
      const units = floorOf(heldNft(nft));
      if (units === undefined) return undefined;
      const { type, currency } = nft.network;
      const price = type === 'testnet' || isOld ? undefined : prices?.[currency];
      return { units, usd: price && exactUsd(units, price.usd) };
    },
    [floorOf, prices, isOld],
  );
}
