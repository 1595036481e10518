import type { SellerState } from '@everything-wallet/core/schemas/nftListingsAnswer';
import { boundedTime } from '@everything-wallet/core/clocks/boundedTime';
import { buildListing } from '@everything-wallet/core/seaport/buildListing';
import type { OrderComponents } from '@everything-wallet/core/seaport/SeaportOrder';

/** Time before now at which a listing begins, in seconds: block times differ from the clock. */
const HEAD_START = 300n;

interface ListingTerms {
  readonly contract: string;
  readonly tokenId: string;
  readonly standard: 'erc721' | 'erc1155';
  readonly units: bigint;
  /** In the smallest unit of the network's coin. */
  readonly price: bigint;
  /** Days for which it is for sale. */
  readonly days: number;
}

/**
 * Builds the order to sign for a listing; undefined if the nodes do not report its requirements.
 *
 * @throws SeaportError 'terms' if it is no sale
 */
export function listingOrder(
  seller: string,
  { contract, tokenId, standard, units, price, days }: ListingTerms,
  { counter, time }: SellerState,
): OrderComponents | undefined {
  if (counter === null || time === null) return undefined;
  // A chain time in the future would make the order valid for longer than chosen.
  const now = BigInt(Math.floor(boundedTime(time, Date.now()) / 1_000));
  return buildListing({
    seller,
    contract,
    tokenId: BigInt(tokenId),
    standard,
    units,
    price,
    startsAt: now - HEAD_START,
    endsAt: now + BigInt(days) * 86_400n,
    counter: BigInt(counter),
    salt: randomSalt(),
  });
}

/** Distinguishes two listings of the same NFT for the same price. */
function randomSalt(): bigint {
  return crypto.getRandomValues(new BigUint64Array(2)).reduce((salt, part) => (salt << 64n) | part, 0n);
}
