import { getAddress } from 'ethers/address';
import { ZeroAddress } from 'ethers/constants';
import { sameAddress } from '../accounts/sameAddress.ts';
import { networks } from '../networks/networks.ts';
import { namedToken } from '../tokens/namedToken.ts';
import { conduitOf } from './conduits.ts';
import { orderDigests } from './orderDigests.ts';
import { recoverOrderSigner } from './recoverOrderSigner.ts';
import { SeaportError } from './SeaportError.ts';
import { seaportOrderSchema, type OrderComponents, type SeaportOrder } from './SeaportOrder.ts';

/** What a listing is read with. */
export interface ListingReader {
  /** EIP-155 chain id of the network that it is for. */
  readonly chainId: number;
  /** Seconds since 1970. */
  readonly now: bigint;
  /** How much of the price may go to others than the seller, in hundredths of a percent; 0 where nothing is said. */
  readonly maxFeeBps?: number;
  /**
   * Whether a signature that does not hold here is not looked for on the other networks, each of which takes as long again: it is 'otherSigner'
   * then. For who reads what anybody may have written.
   */
  readonly isBrief?: boolean;
  /** What was said to be for sale; an order of anything else is refused. */
  readonly wanted?:
    { readonly contract: string; readonly tokenId: bigint; readonly price?: bigint | undefined } | undefined;
  /** Whose account would pay; a seller buys nothing of themselves. */
  readonly buyer?: string | undefined;
}

/** One NFT for sale, in plain terms. Addresses have checksums (EIP-55). */
export interface ListingTerms {
  /** By which Seaport knows the order: 32 bytes, 0x-prefixed. */
  readonly orderHash: string;
  readonly seller: string;
  readonly contract: string;
  readonly tokenId: bigint;
  readonly standard: 'erc721' | 'erc1155';
  /** How many are sold together: 1 of ERC-721. */
  readonly units: bigint;
  /** What a buyer pays in all, in the smallest unit of the network's coin. */
  readonly price: bigint;
  /** What of it goes to others than the seller. */
  readonly fees: readonly { readonly recipient: string; readonly units: bigint }[];
  /** Seconds since 1970. */
  readonly startsAt: bigint;
  readonly endsAt: bigint;
  /** Who has to be allowed to take it from the seller: Seaport, or a conduit of it. */
  readonly operator: string;
}

/**
 * Reads an order of Seaport 1.6 as what it has to be to be bought here: one NFT, or some of one kind of ERC-1155, at one price in coin,
 * for anybody, signed by its seller for this chain and still open by its own times. Whether it is cancelled or the seller still has the
 * NFT, the chain alone knows.
 *
 * @throws SeaportError for the first thing that is otherwise
 */
export function readListing(order: SeaportOrder, about: ListingReader): ListingTerms {
  const parsed = seaportOrderSchema.safeParse(order);
  if (!parsed.success) throw new SeaportError('malformed', { cause: parsed.error });
  const { components, signature } = parsed.data;
  const item = itemOf(components, about);
  const payments = paymentsOf(components, about);
  const times = timesOf(components, about.now);
  if (components.orderType > 1) throw new SeaportError('restricted');
  // Of what somebody else has taken a part, Seaport gives the rest for less: it is not what was shown.
  if (components.orderType === PARTIAL_OPEN && item.units > 1n) throw new SeaportError('parts');
  const operator = conduitOf(components.conduitKey);
  if (operator === undefined) throw new SeaportError('conduit');
  if (about.buyer !== undefined && sameAddress(about.buyer, components.offerer)) {
    throw new SeaportError('selfBuy');
  }
  const orderHash = checkedHash(components, signature, about);
  return { orderHash, seller: getAddress(components.offerer), ...item, ...payments, ...times, operator };
}

/** An order's type by which anybody may buy a part of it. */
const PARTIAL_OPEN = 1;

/** Item types of Seaport: coin, ERC-20, ERC-721, ERC-1155, and the last two by criteria. */
const [COIN, ERC721, ERC1155] = [0, 2, 3];

function itemOf(
  { offer }: OrderComponents,
  { wanted, chainId }: ListingReader,
): Pick<ListingTerms, 'contract' | 'tokenId' | 'standard' | 'units'> {
  const [item, ...others] = offer;
  if (!item || others.length > 0) throw new SeaportError('moreItems');
  const { itemType, token, identifierOrCriteria, startAmount, endAmount } = item;
  if (itemType > ERC1155) throw new SeaportError('criteria');
  if (itemType < ERC721 || BigInt(token) === 0n) throw new SeaportError('wrongItem');
  if (namedToken(chainId, token)?.standard === 'erc20') throw new SeaportError('token');
  if (BigInt(startAmount) !== BigInt(endAmount)) throw new SeaportError('dutch');
  const [tokenId, units] = [BigInt(identifierOrCriteria), BigInt(startAmount)];
  if (units === 0n || (itemType === ERC721 && units !== 1n)) throw new SeaportError('wrongItem');
  const isWanted = !wanted || (sameAddress(wanted.contract, token) && wanted.tokenId === tokenId);
  if (!isWanted) throw new SeaportError('wrongItem');
  return {
    contract: getAddress(token),
    tokenId,
    standard: itemType === ERC721 ? 'erc721' : 'erc1155',
    units,
  };
}

function paymentsOf(
  { offerer, consideration }: OrderComponents,
  { wanted, maxFeeBps = 0 }: ListingReader,
): Pick<ListingTerms, 'price' | 'fees'> {
  if (consideration.some(({ itemType }) => itemType !== COIN)) throw new SeaportError('paidInToken');
  // Seaport refuses coin that has an address or a number.
  const isCoin = consideration.every(
    ({ token, identifierOrCriteria }) => token === ZeroAddress && BigInt(identifierOrCriteria) === 0n,
  );
  if (!isCoin) throw new SeaportError('malformed');
  if (consideration.some(({ startAmount, endAmount }) => BigInt(startAmount) !== BigInt(endAmount))) {
    throw new SeaportError('dutch');
  }
  const payments = consideration.map(({ recipient, startAmount }) => ({
    recipient: getAddress(recipient),
    units: BigInt(startAmount),
  }));
  const sum = (some: typeof payments) => some.reduce((all, { units }) => all + units, 0n);
  const fees = payments.filter(({ recipient }) => !sameAddress(recipient, offerer));
  const [price, others] = [sum(payments), sum(fees)];
  if (price === others) throw new SeaportError('noProceeds');
  if (others * 10_000n > price * BigInt(maxFeeBps)) throw new SeaportError('hiddenFee');
  if (wanted?.price !== undefined && wanted.price !== price) throw new SeaportError('otherPrice');
  return { price, fees };
}

/** From its first second on, and until before its last one (Seaport, `_verifyTime`). */
function timesOf(
  { startTime, endTime }: OrderComponents,
  now: bigint,
): Pick<ListingTerms, 'startsAt' | 'endsAt'> {
  const [startsAt, endsAt] = [BigInt(startTime), BigInt(endTime)];
  if (endsAt <= now) throw new SeaportError('expired');
  if (startsAt > now) throw new SeaportError('notYet');
  return { startsAt, endsAt };
}

/** The order's hash, once it is known that its maker has signed it for this chain. */
function checkedHash(
  components: OrderComponents,
  signature: string,
  { chainId, isBrief = false }: ListingReader,
): string {
  const { orderHash, digest } = orderDigests(components, chainId);
  const isSignedFor = (of: string) => sameAddress(recoverOrderSigner(of, signature), components.offerer);
  if (isSignedFor(digest)) return orderHash;
  const others = isBrief ? [] : networks;
  const isOfOther = others.some(
    (other) => other.chainId !== chainId && isSignedFor(orderDigests(components, other.chainId).digest),
  );
  throw new SeaportError(isOfOther ? 'otherChain' : 'otherSigner');
}
