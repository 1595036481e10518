import type { CollectionFigures } from '@everything-wallet/core/schemas/nftListingsAnswer';
import type { ListingsScan } from './ListingsScan.ts';
import type { Volumes } from './SalesVolumes.ts';

/**
 * Floor and volumes of a collection. The asker's own price does not count for the floor, which is unknown where only a part of the
 * listings was read, or a cheaper one may be open.
 */
export function collectionFiguresOf(
  contract: string,
  scan: ListingsScan,
  volumes: Volumes | undefined,
  asker: string | undefined,
): CollectionFigures {
  const offers = scan.listings
    .filter((offer) => offer.contract === contract && offer.seller !== asker)
    // Of several that are sold together, what one costs, rounded up.
    .map(({ isOpen, price, units }) => ({ isOpen, price: (price + units - 1n) / units }))
    .toSorted((one, other) => (one.price < other.price ? -1 : Number(one.price > other.price)));
  const floor = offers.find(({ isOpen }) => isOpen === true)?.price;
  const isDoubtful = scan.isPart || offers.some(({ isOpen, price }) => !isOpen && price < (floor ?? 0n));
  const text = (amount: bigint | null | undefined) => amount?.toString() ?? null;
  return {
    contract,
    name: scan.nameOf(contract),
    floor: isDoubtful ? null : text(floor),
    volume24h: text(volumes?.day(contract)),
    totalVolume: text(volumes?.total(contract)),
  };
}
