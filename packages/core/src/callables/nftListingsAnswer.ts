import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { seaportOrderSchema } from '../seaport/SeaportOrder.ts';
import { uint256Schema } from './fields.ts';

/** One NFT for sale: what the server read out of the order, which whoever signs for it reads once more. */
const listingSchema = z.object({
  /** The order's hash, 0x and 64 hex digits. */
  id: z.string().regex(/^0x[0-9a-f]{64}$/),
  /** Who tells of it: the product's own listings, or a marketplace that is asked. */
  source: z.enum(['own', 'opensea']),
  contract: addressSchema,
  tokenId: uint256Schema,
  standard: z.enum(['erc721', 'erc1155']),
  /** How many are sold together: 1 of ERC-721. */
  units: uint256Schema,
  seller: addressSchema,
  /** What a buyer pays in all, fees included, in the smallest unit; the contract null for the native coin. */
  price: z.object({ contract: addressSchema.nullable(), units: uint256Schema }),
  /** What of it goes to others than the seller. */
  fees: z.array(z.object({ recipient: addressSchema, units: uint256Schema })),
  /** In ms since 1970. */
  startsAt: z.number().int().nonnegative(),
  endsAt: z.number().int().nonnegative(),
  /** Whether enough nodes say that it could be bought now; null where they do not say. What cannot be bought is in no answer. */
  isOpen: z.literal(true).nullable(),
  order: seaportOrderSchema,
});

/** What was paid for NFTs of a collection by Seaport's logs, in the native coin's smallest unit; null where it is not known. */
const collectionFiguresSchema = z.object({
  contract: addressSchema,
  name: z.string().max(100),
  /** The least that one is for sale for, of what is known. */
  floor: uint256Schema.nullable(),
  volume24h: uint256Schema.nullable(),
  totalVolume: uint256Schema.nullable(),
});

/** What somebody's order of an NFT has to have, as enough nodes tell it; null where they do not. */
const sellerStateSchema = z.object({
  /** Seaport's `getCounter`. */
  counter: uint256Schema.nullable(),
  /** How many of it they have: 0 or 1 of ERC-721. */
  units: uint256Schema.nullable(),
  /** Whether Seaport itself may take it from them. */
  isApproved: z.boolean().nullable(),
  /** Of the latest block, in ms since 1970. */
  time: z.number().int().nonnegative().nullable(),
  /** What became of each order of theirs that is known here and not over by its own time; null where it is not known. */
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
  /** Of the seller who was asked about; absent where nobody was. */
  seller: sellerStateSchema.optional(),
  /** Of each contract in `listings`, and of the one that was asked for, once. */
  collections: z.array(collectionFiguresSchema),
  /** Whether the network has Seaport at its address; null where no node says. */
  hasMarket: z.boolean().nullable(),
  /** Of the latest block by enough nodes, in ms since 1970: what is over goes by it, and by no device's clock. Null where they do not say. */
  time: z.number().int().nonnegative().nullable().default(null),
  /** Sources that did not answer. */
  silent: z.array(z.enum(['own', 'opensea'])),
  /** For the next question; null where this was the last page. */
  cursor: z.string().nullable(),
});

export type NftListingsAnswer = z.output<typeof nftListingsAnswerSchema>;
export type SellerState = NonNullable<NftListingsAnswer['seller']>;
export type OrderState = NonNullable<NonNullable<SellerState['orders']>[number]['state']>;
export type NftListing = NftListingsAnswer['listings'][number];
export type CollectionFigures = NftListingsAnswer['collections'][number];
