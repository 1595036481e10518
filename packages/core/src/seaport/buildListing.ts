import { getAddress } from 'ethers/address';
import { ZeroAddress, ZeroHash } from 'ethers/constants';
import type { OrderComponents } from './SeaportOrder.ts';
import { SeaportError } from './SeaportError.ts';

/** Terms of a listing. */
export interface ListingToMake {
  readonly seller: string;
  /** Contract of the collection. */
  readonly contract: string;
  readonly tokenId: bigint;
  readonly standard: 'erc721' | 'erc1155';
  /** Number sold together: 1 for ERC-721. */
  readonly units: bigint;
  /** Price of all of them, in the smallest unit of the network's coin. */
  readonly price: bigint;
  /** Seconds since 1970. */
  readonly startsAt: bigint;
  readonly endsAt: bigint;
  /** Seaport's `getCounter` of the seller. */
  readonly counter: bigint;
  /** Any number: it distinguishes two listings of the same NFT. */
  readonly salt: bigint;
}

/**
 * Builds the order that sells one NFT for coin: the seller receives the full price, anyone can buy it, only
 * as a whole, and Seaport itself transfers it.
 *
 * @throws SeaportError 'terms' for anything but a sale
 */
export function buildListing(listing: ListingToMake): OrderComponents {
  const { tokenId, standard, units, price, startsAt, endsAt, counter, salt } = listing;
  const seller = checkedAddress(listing.seller);
  const isCounted = standard === 'erc721' ? units === 1n : units > 0n;
  if (!isCounted || price <= 0n || startsAt < 0n || endsAt <= startsAt) throw new SeaportError('terms');
  const text = (number: bigint) => {
    if (number < 0n || number >> 256n !== 0n) throw new SeaportError('terms');
    return number.toString();
  };
  return {
    offerer: seller,
    zone: ZeroAddress,
    offer: [
      {
        itemType: standard === 'erc721' ? 2 : 3,
        token: checkedAddress(listing.contract),
        identifierOrCriteria: text(tokenId),
        startAmount: text(units),
        endAmount: text(units),
      },
    ],
    consideration: [
      {
        itemType: 0,
        token: ZeroAddress,
        identifierOrCriteria: '0',
        startAmount: text(price),
        endAmount: text(price),
        recipient: seller,
      },
    ],
    orderType: 0,
    startTime: text(startsAt),
    endTime: text(endsAt),
    zoneHash: ZeroHash,
    salt: text(salt),
    conduitKey: ZeroHash,
    counter: text(counter),
  };
}

function checkedAddress(address: string): string {
  try {
    const checked = getAddress(address);
    if (checked !== ZeroAddress) return checked;
  } catch (cause) {
    throw new SeaportError('terms', { cause });
  }
  throw new SeaportError('terms');
}
