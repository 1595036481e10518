import { serverCollections } from '@everything-wallet/core/documents/collections';
import { z } from 'zod';
import { noteUsage } from '../requests/usage.ts';
import { firestore } from './firestore.ts';

/** Milliseconds after the last request for metadata until it is deleted: the next request reads it again. */
const STORED_MS = 30 * 24 * 3_600_000;

/** nft_metadata/{chain id}_{contract}_{token id}, the contract in lower case; times in ms since 1970. */
const storedSchema = z.object({
  collection: z.string(),
  standard: z.enum(['erc721', 'erc1155']).nullable(),
  metadata: z
    .object({
      name: z.string(),
      description: z.string(),
      traits: z.array(z.object({ type: z.string(), value: z.string() })),
      fetchedAt: z.number().int().nonnegative(),
    })
    .nullable(),
  has_picture: z.boolean(),
  problem: z.enum(['none', 'refused', 'unreachable', 'tooLarge', 'tooSlow', 'malformed']).nullable(),
  tried_at: z.number(),
});

interface Name {
  readonly contract: string;
  readonly tokenId: string;
}

/** The picture, of up to a hundred kilobytes, is read only to show it. */
const storedFields = Object.keys(storedSchema.shape);
const pictureSchema = z.object({
  picture: z.string(),
  metadata: z.object({ fetchedAt: z.number().int().nonnegative() }),
});

/** As the services' `StoredMetadata`. */
type Stored = Omit<z.output<typeof storedSchema>, 'tried_at' | 'has_picture'> & {
  readonly triedAt: number;
  readonly hasPicture: boolean;
};

/** The `nft_metadata` collection: NFT metadata from contracts, which is the same for all users. */
export const nftMetadata = {
  async find(chainId: number, names: readonly Name[]): Promise<(Stored | undefined)[]> {
    if (names.length === 0) return [];
    const { getFirestore } = await firestore();
    const db = getFirestore();
    const collection = db.collection(serverCollections.nftMetadata);
    const documents = names.map((name) => collection.doc(idOf(chainId, name)));
    const found = await db.getAll(...documents, { fieldMask: storedFields });
    noteUsage({ documents: documents.length });
    return found.map((document) => {
      // One that cannot be read is read from its contract again.
      const { data } = storedSchema.safeParse(document.data());
      if (!data) return undefined;
      const { tried_at: triedAt, has_picture: hasPicture, ...kept } = data;
      return { ...kept, triedAt, hasPicture };
    });
  },

  /**
   * Returns the picture that an NFT's metadata name, and when they were read; undefined if they name none.
   */
  async findPicture(
    chainId: number,
    name: Name,
  ): Promise<{ picture: string; fetchedAt: number } | undefined> {
    const { getFirestore } = await firestore();
    const db = getFirestore();
    const document = db.collection(serverCollections.nftMetadata).doc(idOf(chainId, name));
    const [found] = await db.getAll(document, { fieldMask: ['picture', 'metadata.fetchedAt'] });
    const { data } = pictureSchema.safeParse(found?.data());
    return data && { picture: data.picture, fetchedAt: data.metadata.fetchedAt };
  },

  /** As the services' `NftMetadataStore`. */
  async keep(
    chainId: number,
    name: Name,
    { triedAt, hasPicture, ...kept }: Stored,
    picture?: string | null,
  ): Promise<void> {
    const { FieldValue, getFirestore, Timestamp } = await firestore();
    await getFirestore()
      .collection(serverCollections.nftMetadata)
      .doc(idOf(chainId, name))
      .set(
        {
          ...kept,
          has_picture: hasPicture,
          ...(picture !== undefined && { picture: picture ?? FieldValue.delete() }),
          tried_at: triedAt,
          expires_at: Timestamp.fromMillis(triedAt + STORED_MS),
        },
        { merge: true },
      );
  },
};

function idOf(chainId: number, { contract, tokenId }: Name): string {
  // The same number may be written with zeros before it.
  return `${chainId}_${contract.toLowerCase()}_${BigInt(tokenId)}`;
}
