import { keepListingAnswerSchema } from '@everything-wallet/core/schemas/keepListing';
import { ServiceError } from '../../functions/src/errors/ServiceError.ts';
import { keepListing } from '../../functions/src/services/listings/keepListing.ts';
import { ListingsReader } from '../../functions/src/services/listings/ListingsReader.ts';
import type { ListingSource, ListingAnswer } from '../../functions/src/services/listings/ListingSource.ts';
import type { ReceivedNft } from '../../functions/src/services/nfts/NftRecords.ts';
import { NftsReader } from '../../functions/src/services/nfts/NftsReader.ts';
import type { LyingCase } from './LyingCase.ts';
import type { LyingWorld } from './LyingWorld.ts';
import { NOT_KNOWN } from './restCases.ts';
import { isNearTime, isOlderBlock } from './tolerances.ts';

const USER = 'quality';

/** Requests of callables about NFTs: ownership, listings, and the validity of an order. */
export function nftCases(world: LyingWorld): readonly LyingCase[] {
  const { chain, account, collection, tokenId, editions, edition, listed, unapproved } = world;
  const { network } = chain;
  const received = (contract: string, id: string, standard: ReceivedNft['standard']): ReceivedNft => ({
    ...{ contract, tokenId: id, standard, to: account, isUnverified: false, arrivedAt: 1 },
  });
  const [sold] = listed.order.components.offer;
  const arrived = [
    received(collection, tokenId, 'erc721'),
    // Owned by another account.
    received(collection, sold?.identifierOrCriteria ?? '', 'erc721'),
    received(editions, edition, 'erc1155'),
    // Without an owner.
    received(editions, '8', 'erc1155'),
  ];
  const records = { read: () => Promise.resolve({ calls: [], arrived, isCut: false }) };
  const readerOf = (urls: readonly string[]) =>
    new ListingsReader(network, urls, {
      sources: [sourceOf([listed, unapproved])],
      namesOf: (nfts) => Promise.resolve(nfts.map(() => undefined)),
    });
  const { offerer } = listed.order.components;
  const ofSeller = { contract: collection, tokenId: sold?.identifierOrCriteria ?? '', seller: offerer };
  return [
    {
      name: 'refreshWallet: nfts',
      ask: async (urls) =>
        new NftsReader(network, urls, { records }).read(USER, { addresses: [account], from: 0 }),
      isTolerable: (...given) => isOlderBlock(...given) || isNearTime(...given),
    },
    {
      name: 'refreshWallet: nftListings, of a network',
      ask: async (urls) => readerOf(urls).read({ order: 'new', text: '' }, USER),
      isTolerable: isNearTime,
    },
    {
      name: 'refreshWallet: nftListings, of a seller',
      ask: async (urls) => readerOf(urls).read({ order: 'new', text: '', ...ofSeller }, USER),
      isTolerable: isNearTime,
    },
    {
      name: 'refreshWallet: keepListing',
      ask: async (urls) => storeListing(readerOf(urls), world, listed),
    },
    {
      name: 'refreshWallet: keepListing, of what may not be taken',
      ask: async (urls) => storeListing(readerOf(urls), world, unapproved),
    },
  ];
}

/** Returns the stored listings, or the reason for none. */
async function storeListing(
  reader: ListingsReader,
  { chain }: LyingWorld,
  { order }: LyingWorld['listed'],
): Promise<unknown> {
  const saved: unknown[] = [];
  try {
    const answer = await keepListing(USER, order, {
      network: chain.network,
      stateOf: async (listing, userId) => reader.stateOf(listing, userId),
      isOwnAccount: () => Promise.resolve(true),
      take: () => Promise.resolve(0),
      save: (record) => {
        saved.push(record);
        return Promise.resolve('saved');
      },
      freePlaces: () => Promise.resolve(0),
    });
    return { ...keepListingAnswerSchema.parse(answer), saved };
  } catch (error) {
    // The nodes give no answer: it is submitted again.
    if (error instanceof ServiceError && error.code === 'unavailable') return NOT_KNOWN;
    if (error instanceof ServiceError) return { refused: error.message };
    throw error;
  }
}

function sourceOf(listings: readonly LyingWorld['listed'][]): ListingSource {
  const reported = listings.map(({ order, orderHash }): ListingAnswer => {
    const [item] = order.components.offer;
    return {
      ...{ order, orderHash, maxFeeBps: 0 },
      ...{ contract: item?.token ?? '', tokenId: item?.identifierOrCriteria ?? '' },
    };
  });
  return {
    name: 'own',
    find: ({ tokenId }) =>
      Promise.resolve({
        listings: reported.filter((listing) => tokenId === undefined || listing.tokenId === tokenId),
        isPart: false,
      }),
  };
}
