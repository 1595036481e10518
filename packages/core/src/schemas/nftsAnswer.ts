import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { uint256Schema } from './fields.ts';
import { agreementSchema, reachedBlockSchema } from './holdings.ts';

/** An NFT and its standard. */
const nftSchema = z.object({
  contract: addressSchema,
  tokenId: uint256Schema,
  standard: z.enum(['erc721', 'erc1155']),
});

const ownedNftSchema = nftSchema.extend({
  /** Account that owns it. */
  owner: addressSchema,
  /** Number owned: 1 for ERC-721; null if unknown. NFTs known to be 0 are left out. */
  units: uint256Schema.nullable(),
  agreement: agreementSchema,
  agreeing: z.number().int().nonnegative(),
  /** Unverified: the user did not request it (decision 38). */
  isUnverified: z.boolean(),
  /** Time it was received, in ms since 1970; null if no record has it. */
  arrivedAt: z.number().int().nonnegative().nullable(),
});

/** NFTs of some accounts on a network, and how sure they are. */
export const nftsAnswerSchema = z.object({
  block: reachedBlockSchema,
  ageMs: z.number().int().nonnegative().nullable(),
  nodes: z.object({
    configured: z.number().int().nonnegative(),
    answered: z.number().int().nonnegative(),
    needed: z.number().int().positive(),
  }),
  /** Newest first; each once per account. */
  nfts: z.array(ownedNftSchema),
  /**
   * One for each contract in `nfts`, by the contract's own description, which can be anything; cut, and
   * without invisible characters.
   */
  collections: z.array(
    z.object({ contract: addressSchema, name: z.string().max(100), symbol: z.string().max(30) }),
  ),
  /** Cursor of the next question; null on the last page. */
  next: z.number().int().positive().nullable(),
  /** True if it ends before all records were read: older incoming NFTs are missing. Absent means false. */
  isCut: z.boolean().optional(),
});

/** Metadata of an NFT, which its contract's author controls; cut, and without invisible characters. */
const nftMetadataSchema = z.object({
  name: z.string().max(200),
  description: z.string().max(4_000),
  traits: z.array(z.object({ type: z.string().max(100), value: z.string().max(200) })).max(100),
  /** True if it names a picture, served at `picturePath`. */
  hasPicture: z.boolean(),
  /** Time it was fetched, in ms since 1970; also the version of the picture. */
  fetchedAt: z.number().int().nonnegative(),
});

/**
 * Reason why there is no metadata: the contract names no address, or one that is refused (a private address,
 * another scheme); nothing answers there; or the answer is too large, too slow or not metadata.
 */
const metadataProblemSchema = z.enum(['none', 'refused', 'unreachable', 'tooLarge', 'tooSlow', 'malformed']);

export const nftMetadataAnswerSchema = z.object({
  items: z.array(
    z.object({
      contract: addressSchema,
      tokenId: uint256Schema,
      /** Collection by `name()`; empty if it has none. */
      collection: z.string().max(100),
      standard: z.enum(['erc721', 'erc1155']).nullable(),
      /** Owner for ERC-721; null for ERC-1155, and where nodes disagree. */
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
