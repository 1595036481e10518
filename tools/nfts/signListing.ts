import { SEAPORT_ADDRESS } from '@everything-wallet/core/seaport/seaportAddress';
import type { OrderComponents, SeaportOrder } from '@everything-wallet/core/seaport/SeaportOrder';
import { TypedDataEncoder, ZeroAddress, ZeroHash, type Wallet } from 'ethers';

/** NFT, price and terms of a listing for any buyer. */
export interface ListingToSign {
  readonly chainId: number;
  readonly contract: string;
  readonly standard: 'erc721' | 'erc1155';
  readonly tokenId: bigint;
  /** Number of units, 1 for ERC-721. */
  readonly units?: bigint;
  /** In wei of the native coin. */
  readonly price: bigint;
  /** Makes it another order than one that is alike. */
  readonly salt?: bigint;
  /** Deviations from an honest order, for tests. */
  readonly otherwise?: Partial<OrderComponents>;
}

/** A signed order and its hash. */
interface SignedListing {
  readonly order: SeaportOrder;
  /** Lower-case hex, as Seaport has it in its logs. */
  readonly orderHash: string;
}

/** Item and order types of Seaport: without a zone, and not divisible. */
const NATIVE = 0;
const ITEM_TYPE = { erc721: 2, erc1155: 3 };
const FULL_OPEN = 0;

/** Seconds since 1970: the year 2100. */
const FAR_END = '4102444800';

/** EIP-712 types of Seaport 1.6 (github.com/ProjectOpenSea/seaport, docs/SeaportDocumentation.md). */
const ORDER_TYPES = {
  OrderComponents: [
    { name: 'offerer', type: 'address' },
    { name: 'zone', type: 'address' },
    { name: 'offer', type: 'OfferItem[]' },
    { name: 'consideration', type: 'ConsiderationItem[]' },
    { name: 'orderType', type: 'uint8' },
    { name: 'startTime', type: 'uint256' },
    { name: 'endTime', type: 'uint256' },
    { name: 'zoneHash', type: 'bytes32' },
    { name: 'salt', type: 'uint256' },
    { name: 'conduitKey', type: 'bytes32' },
    { name: 'counter', type: 'uint256' },
  ],
  OfferItem: itemFields(),
  ConsiderationItem: [...itemFields(), { name: 'recipient', type: 'address' }],
};

/**
 * Signs an order of Seaport 1.6 that offers an NFT for coins, without a conduit, with code independent of the
 * wallet's own.
 */
export async function signListing(seller: Wallet, listing: ListingToSign): Promise<SignedListing> {
  const components = componentsOf(seller.address, listing);
  const domain = {
    name: 'Seaport',
    version: '1.6',
    chainId: listing.chainId,
    verifyingContract: SEAPORT_ADDRESS,
  };
  const orderHash = TypedDataEncoder.hashStruct('OrderComponents', ORDER_TYPES, components);
  const signature = await seller.signTypedData(domain, ORDER_TYPES, components);
  return { order: { components, signature }, orderHash };
}

function componentsOf(offerer: string, listing: ListingToSign): OrderComponents {
  const { contract, standard, tokenId, units = 1n, price, salt = 0n, otherwise } = listing;
  return {
    offerer,
    zone: ZeroAddress,
    offer: [
      {
        itemType: ITEM_TYPE[standard],
        token: contract,
        identifierOrCriteria: String(tokenId),
        startAmount: String(units),
        endAmount: String(units),
      },
    ],
    consideration: [
      {
        itemType: NATIVE,
        token: ZeroAddress,
        identifierOrCriteria: '0',
        startAmount: String(price),
        endAmount: String(price),
        recipient: offerer,
      },
    ],
    orderType: FULL_OPEN,
    startTime: '0',
    endTime: FAR_END,
    zoneHash: ZeroHash,
    salt: String(salt),
    conduitKey: ZeroHash,
    counter: '0',
    ...otherwise,
  };
}

function itemFields() {
  return [
    { name: 'itemType', type: 'uint8' },
    { name: 'token', type: 'address' },
    { name: 'identifierOrCriteria', type: 'uint256' },
    { name: 'startAmount', type: 'uint256' },
    { name: 'endAmount', type: 'uint256' },
  ];
}
