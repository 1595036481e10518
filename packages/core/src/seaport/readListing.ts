import { getAddress } from 'ethers/address';
import { ZeroAddress } from 'ethers/constants';
import { sameAddress } from '../accounts/sameAddress.ts';
import { networks } from '../networks/networks.ts';
import { builtInToken } from '../tokens/builtInToken.ts';
import { conduitOf } from './conduits.ts';
import { orderDigests } from './orderDigests.ts';
import { recoverOrderSigner } from './recoverOrderSigner.ts';
import { SeaportError } from './SeaportError.ts';
import { seaportOrderSchema, type OrderComponents, type SeaportOrder } from './SeaportOrder.ts';

/** Context for reading a listing. */
export interface ListingReader {
  /** EIP-155 chain id of its network. */
  readonly chainId: number;
  /** Seconds since 1970. */
  readonly now: bigint;
  /** Part of the price that others than the seller may receive, in basis points; 0 by default. */
  readonly maxFeeBps?: number;
  /**
   * True to skip checking an invalid signature against the other networks, which takes as long again for
   * each: it is 'otherSigner' then. For orders from untrusted sources.
   */
  readonly isBrief?: boolean;
  /** NFT that was listed; an order for anything else is rejected. */
  readonly wanted?:
    | { readonly contract: string; readonly tokenId: bigint; readonly price?: bigint | undefined }
    | undefined;
  /** Account that would pay; a seller cannot buy from themselves. */
  readonly buyer?: string | undefined;
}

/** Terms of one NFT for sale. Addresses have checksums (EIP-55). */
export interface ListingTerms {
  /** Seaport's id of the order: 32 bytes, 0x-prefixed. */
  readonly orderHash: string;
  readonly seller: string;
  readonly contract: string;
  readonly tokenId: bigint;
  readonly standard: 'erc721' | 'erc1155';
  /** Number sold together: 1 for ERC-721. */
  readonly units: bigint;
  /** Total price for a buyer, in the smallest unit of the network's coin. */
  readonly price: bigint;
  /** Parts of the price that others than the seller receive. */
  readonly fees: readonly { readonly recipient: string; readonly units: bigint }[];
  /** Seconds since 1970. */
  readonly startsAt: bigint;
  readonly endsAt: bigint;
  /** Contract that the seller must approve: Seaport, or one of its conduits. */
  readonly operator: string;
}

/**
 * Reads a Seaport 1.6 order and checks that it can be bought here: one NFT, or several of one ERC-1155 id, at
 * one price in coin, open to every buyer, signed by its seller for this chain and within its own times. Only
 * the chain knows if it is cancelled and if the seller still owns the NFT.
 *
 * @throws SeaportError for the first fault
 */
export function readListing(order: SeaportOrder, reader: ListingReader): ListingTerms {
  const parsed = seaportOrderSchema.safeParse(order);
  if (!parsed.success) throw new SeaportError('malformed', { cause: parsed.error });
  const { components, signature } = parsed.data;
  const item = readItem(components, reader);
  const payments = readPayments(components, reader);
  const times = readTimes(components, reader.now);
  if (components.orderType > 1) throw new SeaportError('restricted');
  // Of a partly filled order Seaport sells the rest for less, which is not what was shown.
  if (components.orderType === PARTIAL_OPEN && item.units > 1n) throw new SeaportError('parts');
  const operator = conduitOf(components.conduitKey);
  if (operator === undefined) throw new SeaportError('conduit');
  if (reader.buyer !== undefined && sameAddress(reader.buyer, components.offerer)) {
    throw new SeaportError('selfBuy');
  }
  const orderHash = checkHash(components, signature, reader);
  return { orderHash, seller: getAddress(components.offerer), ...item, ...payments, ...times, operator };
}

/** Order type of which anyone can buy a part. */
const PARTIAL_OPEN = 1;

/** Item types of Seaport: coin, ERC-20, ERC-721, ERC-1155, and the last two by criteria. */
const [COIN, ERC721, ERC1155] = [0, 2, 3];

function readItem(
  { offer }: OrderComponents,
  { wanted, chainId }: ListingReader,
): Pick<ListingTerms, 'contract' | 'tokenId' | 'standard' | 'units'> {
  const [item, ...others] = offer;
  if (!item || others.length > 0) throw new SeaportError('moreItems');
  const { itemType, token, identifierOrCriteria, startAmount, endAmount } = item;
  if (itemType > ERC1155) throw new SeaportError('criteria');
  if (itemType < ERC721 || BigInt(token) === 0n) throw new SeaportError('wrongItem');
  if (builtInToken(chainId, token)?.standard === 'erc20') throw new SeaportError('token');
  if (BigInt(startAmount) !== BigInt(endAmount)) throw new SeaportError('dutch');
  const [tokenId, units] = [BigInt(identifierOrCriteria), BigInt(startAmount)];
  if (units === 0n || (itemType === ERC721 && units !== 1n)) throw new SeaportError('wrongItem');
  const isRequested = !wanted || (sameAddress(wanted.contract, token) && wanted.tokenId === tokenId);
  if (!isRequested) throw new SeaportError('wrongItem');
  return {
    contract: getAddress(token),
    tokenId,
    standard: itemType === ERC721 ? 'erc721' : 'erc1155',
    units,
  };
}

function readPayments(
  { offerer, consideration }: OrderComponents,
  { wanted, maxFeeBps = 0 }: ListingReader,
): Pick<ListingTerms, 'price' | 'fees'> {
  if (consideration.some(({ itemType }) => itemType !== COIN)) throw new SeaportError('paidInToken');
  // Seaport rejects coin with an address or an id.
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

/** Checks the times: valid from its first second until before its last one (Seaport, `_verifyTime`). */
function readTimes(
  { startTime, endTime }: OrderComponents,
  now: bigint,
): Pick<ListingTerms, 'startsAt' | 'endsAt'> {
  const [startsAt, endsAt] = [BigInt(startTime), BigInt(endTime)];
  if (endsAt <= now) throw new SeaportError('expired');
  if (startsAt > now) throw new SeaportError('notYet');
  return { startsAt, endsAt };
}

/** Returns the order's hash after verifying its maker's signature for this chain. */
function checkHash(
  components: OrderComponents,
  signature: string,
  { chainId, isBrief = false }: ListingReader,
): string {
  const { orderHash, digest } = orderDigests(components, chainId);
  const isSignedFor = (digest: string) =>
    sameAddress(recoverOrderSigner(digest, signature), components.offerer);
  if (isSignedFor(digest)) return orderHash;
  const others = isBrief ? [] : networks;
  const isOfOther = others.some(
    (other) => other.chainId !== chainId && isSignedFor(orderDigests(components, other.chainId).digest),
  );
  throw new SeaportError(isOfOther ? 'otherChain' : 'otherSigner');
}
