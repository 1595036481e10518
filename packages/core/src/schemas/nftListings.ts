import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { rpcNameSchema, uint256Schema } from './fields.ts';

/** Question about the NFTs for sale on a network. */
export const nftListingsQuestionSchema = z
  .strictObject({
    network: rpcNameSchema,
    /** Limits the answer to one collection. */
    contract: addressSchema.optional(),
    /** Limits the answer to one NFT; requires its contract. */
    tokenId: uint256Schema.optional(),
    /**
     * 'trending': most sold in a day; 'new': the newest listing; 'top': highest sales volume of the
     * collection.
     */
    order: z.enum(['trending', 'new', 'top']).default('new'),
    /** Part of a name or of a collection's name, in any case. */
    text: z.string().max(100).default(''),
    /**
     * Account that wants to sell that NFT: the answer then includes what an order needs and whether Seaport
     * is approved.
     */
    seller: addressSchema.optional(),
    /** `cursor` of the previous answer. */
    cursor: z.string().max(500).optional(),
  })
  .refine(({ contract, tokenId }) => tokenId === undefined || contract !== undefined, {
    path: ['tokenId'],
    message: 'must stand beside its contract',
  })
  .refine(({ tokenId, seller }) => seller === undefined || tokenId !== undefined, {
    path: ['seller'],
    message: 'must stand beside an NFT',
  });

export type NftListingsQuestion = z.output<typeof nftListingsQuestionSchema>;
