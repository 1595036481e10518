import type { NftListingsQuestion } from '@everything-wallet/core/schemas/nftListings';
import type { JudgedListing } from './JudgedListing.ts';
import type { ReadListing } from './openReads.ts';
import type { Volumes } from './SalesVolumes.ts';

/** Compares listings by age: the newest first. */
export function byAge(one: ReadListing, other: ReadListing): number {
  return Number(other.startsAt - one.startsAt);
}

/** Compares listings by the price of one NFT: the cheapest first, and of equals the older one. */
export function byPrice(one: ReadListing, other: ReadListing): number {
  const [mine, theirs] = [one.price * other.units, other.price * one.units];
  if (mine !== theirs) return mine < theirs ? -1 : 1;
  return Number(one.startsAt - other.startsAt) || (one.orderHash < other.orderHash ? -1 : 1);
}

/** Sorts listings by the volume of their collections, unknown ones last, and then by age. */
export function sortListings(
  order: NftListingsQuestion['order'],
  listings: readonly JudgedListing[],
  volumes: Volumes | undefined,
): readonly JudgedListing[] {
  const newest = listings.toSorted(byAge);
  if (order === 'new' || !volumes) return newest;
  const volumeOf = order === 'top' ? volumes.total : volumes.day;
  const known = new Map(newest.map(({ contract }) => [contract, volumeOf(contract) ?? -1n]));
  const of = ({ contract }: JudgedListing) => known.get(contract) ?? -1n;
  return newest.toSorted((one, other) => (of(one) === of(other) ? 0 : of(other) > of(one) ? 1 : -1));
}
