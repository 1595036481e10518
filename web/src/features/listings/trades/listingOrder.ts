import type { SellerState } from '@everything-wallet/core/callables/nftListingsAnswer';
import { boundedTime } from '@everything-wallet/core/clocks/boundedTime';
import { buildListing } from '@everything-wallet/core/seaport/buildListing';
import type { OrderComponents } from '@everything-wallet/core/seaport/SeaportOrder';

/** How long before now a listing begins, in seconds: blocks have times of their own. */
const HEAD_START = 300n;

interface ListingTerms {
  readonly contract: string;
  readonly tokenId: string;
  readonly standard: 'erc721' | 'erc1155';
  readonly units: bigint;
  /** In the smallest unit of the network's coin. */
  readonly price: bigint;
  /** How long it is for sale. */
  readonly days: number;
}

/**
 * The order that is signed to list an NFT; undefined where the nodes do not tell what it has to have.
 *
 * @throws SeaportError 'terms' for what is no sale
 */
export function listingOrder(
  seller: string,
  { contract, tokenId, standard, units, price, days }: ListingTerms,
  { counter, time }: SellerState,
): OrderComponents | undefined {
  if (counter === null || time === null) return undefined;
  // A chain's time to come would make an order that can be bought for longer than was chosen.
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

/** Two listings of the same thing for the same price are two. */
function randomSalt(): bigint {
  return crypto.getRandomValues(new BigUint64Array(2)).reduce((salt, part) => (salt << 64n) | part, 0n);
}
