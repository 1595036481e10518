import { useQueries } from '@tanstack/react-query';
import type { OwnListing } from '../OwnListing.ts';
import type { TradedNft } from '../TradedNft.ts';
import { offersQuery, type Offers } from './useOffers.ts';

/**
 * Adds the outcome on the chain to own listings, with a quorum. Queries those that cannot be bought at the moment, even if no
 * account holds the NFT any more.
 */
export function useOutcomes(
  nft: TradedNft,
  own: readonly OwnListing[],
  { status, listings }: Pick<Offers, 'status' | 'listings'>,
): readonly OwnListing[] {
  const isListed = ({ hash }: OwnListing) =>
    listings.some(({ id, isOpen }) => id === hash && isOpen === true);
  const doubtful = status === 'success' ? own.filter((listing) => !isListed(listing)) : [];
  const sellers = [...new Set(doubtful.map(({ order }) => order.components.offerer))];
  const answers = useQueries({ queries: sellers.map((seller) => offersQuery(nft, seller)) });
  const states = new Map(
    answers.flatMap(
      ({ data }) =>
        data?.seller?.orders?.map(({ id, state }) => [id, { state, at: data.time }] as const) ?? [],
    ),
  );
  return own.map((listing): OwnListing => {
    const { state, at } = states.get(listing.hash) ?? {};
    if (state === 'filled' || state === 'cancelled') return { ...listing, outcome: state, outcomeAt: at };
    return state === 'open' || isListed(listing) ? { ...listing, isLive: true } : listing;
  });
}
