import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { uint256Schema } from './fields.ts';
import { agreementSchema, reachedBlockSchema } from './holdings.ts';

/** Which NFT, and by which standard. */
const nftSchema = z.object({
  contract: addressSchema,
  tokenId: uint256Schema,
  standard: z.enum(['erc721', 'erc1155']),
});

const ownedNftSchema = nftSchema.extend({
  /** Which of the accounts has it. */
  owner: addressSchema,
  /** How many it has: 1 of ERC-721; null where it is not known. What is known to be 0 is in no answer. */
  units: uint256Schema.nullable(),
  agreement: agreementSchema,
  agreeing: z.number().int().nonnegative(),
  /** Nobody asked for it (decision 38). */
  isUnverified: z.boolean(),
  /** When it came in, in ms since 1970; null where no record says. */
  arrivedAt: z.number().int().nonnegative().nullable(),
});

/** The NFTs that some accounts own on a network, and how sure it is. */
export const nftsAnswerSchema = z.object({
  block: reachedBlockSchema,
  ageMs: z.number().int().nonnegative().nullable(),
  nodes: z.object({
    configured: z.number().int().nonnegative(),
    answered: z.number().int().nonnegative(),
    needed: z.number().int().positive(),
  }),
  /** The newest first; each once an account. */
  nfts: z.array(ownedNftSchema),
  /** Of each contract in `nfts`, once: what it calls itself, which may be anything, cut and without what cannot be seen. */
  collections: z.array(
    z.object({ contract: addressSchema, name: z.string().max(100), symbol: z.string().max(30) }),
  ),
  /** Where the next question goes on; null where this was the last of them. */
  next: z.number().int().positive().nullable(),
  /** Whether it ends before all records are gone through: of what came in before them nothing is told. Not told is no. */
  isCut: z.boolean().optional(),
});

/** What an NFT's contract says of it by its metadata, which anybody may write; cut, and without what cannot be seen. */
const nftMetadataSchema = z.object({
  name: z.string().max(200),
  description: z.string().max(4_000),
  traits: z.array(z.object({ type: z.string().max(100), value: z.string().max(200) })).max(100),
  /** Whether it names a picture, which is asked for at `picturePath`. */
  hasPicture: z.boolean(),
  /** When it was fetched, in ms since 1970: it names the version of the picture too. */
  fetchedAt: z.number().int().nonnegative(),
});

/**
 * Why there is none: the contract names no address, one that is not asked (a private address, another scheme), nothing answers there, or what
 * answers is too large, too slow, or no metadata.
 */
const metadataProblemSchema = z.enum(['none', 'refused', 'unreachable', 'tooLarge', 'tooSlow', 'malformed']);

export const nftMetadataAnswerSchema = z.object({
  items: z.array(
    z.object({
      contract: addressSchema,
      tokenId: uint256Schema,
      /** Of the collection, by `name()`; empty where it has none. */
      collection: z.string().max(100),
      standard: z.enum(['erc721', 'erc1155']).nullable(),
      /** Of ERC-721 whose it is; null of ERC-1155, and where nodes do not agree. */
      owner: addressSchema.nullable(),
      metadata: nftMetadataSchema.nullable(),
      problem: metadataProblemSchema.nullable(),
    }),
  ),
});

export type NftsAnswer = z.output<typeof nftsAnswerSchema>;
export type OwnedNft = NftsAnswer['nfts'][number];
export type NftMetadataAnswer = z.output<typeof nftMetadataAnswerSchema>;
export type NftMetadata = z.output<typeof nftMetadataSchema>;
export type NftMetadataProblem = z.output<typeof metadataProblemSchema>;
