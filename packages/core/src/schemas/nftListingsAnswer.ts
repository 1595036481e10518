import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { seaportOrderSchema } from '../seaport/SeaportOrder.ts';
import { uint256Schema } from './fields.ts';

/** A listed NFT, as the server read the order; the signer reads the order again. */
const listingSchema = z.object({
  /** The order's hash, 0x and 64 hex digits. */
  id: z.string().regex(/^0x[0-9a-f]{64}$/),
  /** Source of the listing: the product's own, or a marketplace. */
  source: z.enum(['own', 'opensea']),
  contract: addressSchema,
  tokenId: uint256Schema,
  standard: z.enum(['erc721', 'erc1155']),
  /** Number sold together: 1 for ERC-721. */
  units: uint256Schema,
  seller: addressSchema,
  /**
   * Total price for the buyer, fees included, in the smallest unit; the contract is null for the native coin.
   */
  price: z.object({ contract: addressSchema.nullable(), units: uint256Schema }),
  /** Parts of the price that do not go to the seller. */
  fees: z.array(z.object({ recipient: addressSchema, units: uint256Schema })),
  /** In ms since 1970. */
  startsAt: z.number().int().nonnegative(),
  endsAt: z.number().int().nonnegative(),
  /**
   * True if a quorum of nodes reports that it can be bought now; null if unknown. Listings that cannot be
   * bought are left out.
   */
  isOpen: z.literal(true).nullable(),
  order: seaportOrderSchema,
});

/** Sales of a collection from Seaport's logs, in the native coin's smallest unit; null if unknown. */
const collectionFiguresSchema = z.object({
  contract: addressSchema,
  name: z.string().max(100),
  /** Lowest known listing price. */
  floor: uint256Schema.nullable(),
  volume24h: uint256Schema.nullable(),
  totalVolume: uint256Schema.nullable(),
});

/** Values a seller's order needs, as a quorum of nodes reports them; null without a quorum. */
const sellerStateSchema = z.object({
  /** Seaport's `getCounter`. */
  counter: uint256Schema.nullable(),
  /** Number of them the seller owns: 0 or 1 for ERC-721. */
  units: uint256Schema.nullable(),
  /** True if Seaport itself is approved to move it. */
  isApproved: z.boolean().nullable(),
  /** Time of the latest block in ms since 1970. */
  time: z.number().int().nonnegative().nullable(),
  /** Outcome of each known order of the seller that has not expired; null if unknown. */
  orders: z
    .array(
      z.object({
        id: z.string().regex(/^0x[0-9a-f]{64}$/),
        state: z.enum(['open', 'filled', 'cancelled']).nullable(),
      }),
    )
    .optional(),
});

export const nftListingsAnswerSchema = z.object({
  listings: z.array(listingSchema),
  /** State of the seller in the question; absent without one. */
  seller: sellerStateSchema.optional(),
  /** One for each contract in `listings`, and for the requested one. */
  collections: z.array(collectionFiguresSchema),
  /** True if the network has Seaport at its address; null if no node answers. */
  hasMarket: z.boolean().nullable(),
  /**
   * Time of the latest block by a quorum of nodes, in ms since 1970: listings expire by it, not by a device's
   * clock. Null without a quorum.
   */
  time: z.number().int().nonnegative().nullable().default(null),
  /** Sources that did not answer. */
  silent: z.array(z.enum(['own', 'opensea'])),
  /** For the next question; null on the last page. */
  cursor: z.string().nullable(),
});

export type NftListingsAnswer = z.output<typeof nftListingsAnswerSchema>;
export type SellerState = NonNullable<NftListingsAnswer['seller']>;
export type OrderState = NonNullable<NonNullable<SellerState['orders']>[number]['state']>;
export type NftListing = NftListingsAnswer['listings'][number];
export type CollectionFigures = NftListingsAnswer['collections'][number];
