import { z } from 'zod';
import { seaportOrderSchema } from '../seaport/SeaportOrder.ts';

/**
 * nft_listings/{chain id}_{order hash}: an order that a user has signed and offers to everybody. Written by the server, which has checked
 * it; its owner may take it away. What has become of it since, whoever answers with it asks the chain.
 */
export const nftListingSchema = z.object({
  user_id: z.string(),
  /** Network id, for example 'ethereum'. */
  network: z.string(),
  order_hash: z.string(),
  /** The collection, a checksum address, and which of its tokens, a decimal number. */
  contract_address: z.string(),
  token_id: z.string(),
  /** The order's `endTime`, seconds since 1970, as a number: by it those that are over are passed by. */
  ends_at: z.number().int(),
  order: seaportOrderSchema,
});

export type NftListingRecord = z.infer<typeof nftListingSchema>;
