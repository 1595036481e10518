import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { rpcNameSchema, uint256Schema } from './fields.ts';
import { MAX_HOLDERS } from './holdings.ts';

/** NFTs in one question for metadata, at most. */
export const MAX_METADATA = 20;

/**
 * Question about the NFTs that some of the user's accounts own on a network, among the known incoming ones.
 */
export const nftsQuestionSchema = z.strictObject({
  network: rpcNameSchema,
  addresses: z.array(addressSchema).min(1).max(MAX_HOLDERS, `must hold at most ${MAX_HOLDERS} addresses`),
  /** `next` of the previous answer; 0 to start from the beginning. */
  from: z.number().int().min(0).max(1_000_000).default(0),
});

/** Question about the metadata of some NFTs. */
export const nftMetadataQuestionSchema = z.strictObject({
  network: rpcNameSchema,
  items: z
    .array(z.strictObject({ contract: addressSchema, tokenId: uint256Schema }))
    .min(1)
    .max(MAX_METADATA, `must hold at most ${MAX_METADATA} items`),
  /** True to fetch it again even if the server has it in its cache. */
  refresh: z.boolean().default(false),
});

export type NftsQuestion = z.output<typeof nftsQuestionSchema>;
export type NftMetadataQuestion = z.output<typeof nftMetadataQuestionSchema>;
