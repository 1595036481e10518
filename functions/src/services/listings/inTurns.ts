import type { CandidateListing } from './JudgedListing.ts';

/** Orders listings in turns: one of each user who listed some, then a second of each, so that no flood crowds others out. Those of the asker are first. */
export function inTurns(
  listings: readonly CandidateListing[],
  asker: string | undefined,
): readonly CandidateListing[] {
  const counts = new Map<string, number>();
  const turns = listings.map((listing) => {
    if (listing.seller === asker) return { listing, turn: 0 };
    const turn = (counts.get(listing.listedBy) ?? 0) + 1;
    counts.set(listing.listedBy, turn);
    return { listing, turn };
  });
  return turns.toSorted((one, other) => one.turn - other.turn).map(({ listing }) => listing);
}
