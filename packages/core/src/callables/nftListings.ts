import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { rpcNameSchema, uint256Schema } from './fields.ts';

/** What is for sale on a network. */
export const nftListingsQuestionSchema = z
  .strictObject({
    network: rpcNameSchema,
    /** Of one collection alone. */
    contract: addressSchema.optional(),
    /** Of one NFT alone; with its contract. */
    tokenId: uint256Schema.optional(),
    /** 'trending': most sold in a day; 'new': the newest listing; 'top': by all that was paid for its collection. */
    order: z.enum(['trending', 'new', 'top']).default('new'),
    /** A part of a name or of a collection's name, in any case. */
    text: z.string().max(100).default(''),
    /** Who may want to sell that NFT: what their order has to have, and whether Seaport may take it, is told too. */
    seller: addressSchema.optional(),
    /** `cursor` of the answer before. */
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
