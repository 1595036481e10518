import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { rpcNameSchema, uint256Schema } from './fields.ts';
import { MAX_HOLDERS } from './holdings.ts';

/** NFTs whose metadata one question may ask for. */
export const MAX_METADATA = 20;

/** The NFTs that some of the user's accounts own on a network, of those that are known to have come in. */
export const nftsQuestionSchema = z.strictObject({
  network: rpcNameSchema,
  addresses: z.array(addressSchema).min(1).max(MAX_HOLDERS, `must hold at most ${MAX_HOLDERS} addresses`),
  /** `next` of the answer before; 0 from the beginning. */
  from: z.number().int().min(0).max(1_000_000).default(0),
});

/** What the contracts of some NFTs say of them. */
export const nftMetadataQuestionSchema = z.strictObject({
  network: rpcNameSchema,
  items: z
    .array(z.strictObject({ contract: addressSchema, tokenId: uint256Schema }))
    .min(1)
    .max(MAX_METADATA, `must hold at most ${MAX_METADATA} items`),
  /** Whether it is fetched anew where the server has kept it. */
  refresh: z.boolean().default(false),
});

export type NftsQuestion = z.output<typeof nftsQuestionSchema>;
export type NftMetadataQuestion = z.output<typeof nftMetadataQuestionSchema>;
