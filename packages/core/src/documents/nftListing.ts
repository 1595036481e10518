import { z } from 'zod';
import { seaportOrderSchema } from '../seaport/SeaportOrder.ts';

/**
 * nft_listings/{chain id}_{order hash}: an order that a user has signed and published. Written by the server
 * after checks; its owner can delete it. Readers query the chain for its present state.
 */
export const nftListingSchema = z.object({
  user_id: z.string(),
  /** Network id, for example 'ethereum'. */
  network: z.string(),
  order_hash: z.string(),
  /** Checksum address of the collection, and the token's id, a decimal number. */
  contract_address: z.string(),
  token_id: z.string(),
  /** `endTime` of the order in seconds since 1970, as a number, to filter expired ones. */
  ends_at: z.number().int(),
  order: seaportOrderSchema,
});

export type NftListingRecord = z.infer<typeof nftListingSchema>;
