import type { NftListingsQuestion } from '@everything-wallet/core/schemas/nftListings';
import type { NftListing, NftListingsAnswer } from '@everything-wallet/core/schemas/nftListingsAnswer';
import type { NftMetadataQuestion } from '@everything-wallet/core/schemas/nfts';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { buildListing, type ListingToMake } from '@everything-wallet/core/seaport/buildListing';
import { orderDigests } from '@everything-wallet/core/seaport/orderDigests';
import type { SeaportOrder } from '@everything-wallet/core/seaport/SeaportOrder';
import type { Wallet } from 'ethers';
import { fakeServer } from '../../../lib/firebase/testing/fakeServer.ts';

export const network = networkById('ethereum');
export const COLLECTION = '0x34D3B0b0e2A09335855B905a36c002c7F2d547d1';
const SELLER = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const ZERO_ADDRESS = `0x${'0'.repeat(40)}`;
const ZEROS = `0x${'0'.repeat(64)}`;

/** Makes a listing of one NFT of the collection, as the server returns it, with an unsigned order. */
export function listingOf(tokenId: string, price: bigint, changes: Partial<NftListing> = {}): NftListing {
  const nothing = { identifierOrCriteria: '0', startAmount: '1', endAmount: '1' };
  const units = price.toString();
  return {
    id: `0x${tokenId.padStart(64, '0')}`,
    source: 'own',
    contract: COLLECTION,
    tokenId,
    standard: 'erc721',
    units: '1',
    seller: SELLER,
    price: { contract: null, units },
    fees: [],
    startsAt: 0,
    endsAt: 4_000_000_000_000,
    isOpen: true,
    order: {
      components: {
        offerer: SELLER,
        zone: ZERO_ADDRESS,
        offer: [{ ...nothing, itemType: 2, token: COLLECTION, identifierOrCriteria: tokenId }],
        consideration: [
          {
            ...nothing,
            itemType: 0,
            token: ZERO_ADDRESS,
            startAmount: units,
            endAmount: units,
            recipient: SELLER,
          },
        ],
        orderType: 0,
        startTime: '0',
        endTime: '4000000000',
        zoneHash: ZEROS,
        salt: '1',
        conduitKey: ZEROS,
        counter: '0',
      },
      signature: `0x${'11'.repeat(65)}`,
    },
    ...changes,
  };
}

/** End of all listings, in seconds since 1970. */
const END = 4_000_000_000n;

/** Makes a signed order that sells NFT 7 of the collection for coin. */
function signedOrder(seller: Wallet, terms: Partial<ListingToMake> = {}): SeaportOrder {
  const components = buildListing({
    seller: seller.address,
    contract: COLLECTION,
    tokenId: 7n,
    standard: 'erc721',
    units: 1n,
    price: 10n ** 18n,
    startsAt: 0n,
    endsAt: END,
    counter: 0n,
    salt: 1n,
    ...terms,
  });
  const { digest } = orderDigests(components, network.chainId);
  return { components, signature: seller.signingKey.sign(digest).serialized };
}

/** Makes the listing of such an order, as the server returns it. */
export function signedListing(seller: Wallet, terms: Partial<ListingToMake> = {}): NftListing {
  const order = signedOrder(seller, terms);
  const { orderHash } = orderDigests(order.components, network.chainId);
  const { tokenId = 7n, price = 10n ** 18n, units = 1n, standard = 'erc721' } = terms;
  return listingOf(tokenId.toString(), price, {
    id: orderHash,
    seller: seller.address,
    units: units.toString(),
    standard,
    order,
  });
}

/** Makes an answer with these listings, and all data of their collection. */
export function answerOf(
  listings: readonly NftListing[],
  changes: Partial<NftListingsAnswer> = {},
): NftListingsAnswer {
  return {
    listings: [...listings],
    collections: [
      {
        contract: COLLECTION,
        name: 'Tides',
        floor: '500000000000000000',
        volume24h: '12500000000000000000',
        totalVolume: '99000000000000000000',
      },
    ],
    hasMarket: true,
    time: null,
    silent: [],
    cursor: null,
    ...changes,
  };
}

type Part = { answer: NftListingsAnswer } | { failure: { code: string; message: string; details?: unknown } };

/**
 * Sets the fake server's answers about the market; NFTs have names such as 'Tide 7', without a picture.
 *
 * @returns the requests for listings, oldest first
 */
export function serveMarket(listings: (question: NftListingsQuestion) => Part): NftListingsQuestion[] {
  const requests: NftListingsQuestion[] = [];
  fakeServer.answer('refreshWallet', (input) => {
    const { nftListings, nftMetadata } = input as {
      nftListings?: NftListingsQuestion;
      nftMetadata?: NftMetadataQuestion;
    };
    if (nftListings) requests.push(nftListings);
    return {
      balances: [],
      tokenBalances: [],
      ...(nftListings && { nftListings: listings(nftListings) }),
      ...(nftMetadata && { nftMetadata: { answer: { items: nftMetadata.items.map(metadataOf) } } }),
    };
  });
  return requests;
}

function metadataOf({ contract, tokenId }: NftMetadataQuestion['items'][number]) {
  return {
    contract,
    tokenId,
    collection: 'Tides',
    standard: 'erc721',
    owner: SELLER,
    metadata: { name: `Tide ${tokenId}`, description: '', traits: [], hasPicture: true, fetchedAt: 1 },
    problem: null,
  };
}
