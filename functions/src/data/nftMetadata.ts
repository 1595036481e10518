import { serverCollections } from '@everything-wallet/core/documents/collections';
import { z } from 'zod';
import { firestore } from './firestore.ts';

/** Milliseconds after which what nobody has asked for since is removed: who asks for it then has it read anew. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** nft_metadata/{chain id}_{contract}_{token id}, the contract in lower case; times in ms since 1970. */
const keptSchema = z.object({
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
  picture: z.string().optional(),
  problem: z.enum(['none', 'refused', 'unreachable', 'tooLarge', 'tooSlow', 'malformed']).nullable(),
  tried_at: z.number(),
});

interface Name {
  readonly contract: string;
  readonly tokenId: string;
}

/** As the services' `KeptMetadata`. */
type Kept = Omit<z.output<typeof keptSchema>, 'tried_at'> & { readonly triedAt: number };

/** The `nft_metadata` collection: what contracts say of their NFTs, which is the same for everybody. */
export const nftMetadata = {
  async find(chainId: number, names: readonly Name[]): Promise<(Kept | undefined)[]> {
    if (names.length === 0) return [];
    const { getFirestore } = await firestore();
    const db = getFirestore();
    const collection = db.collection(serverCollections.nftMetadata);
    const found = await db.getAll(...names.map((name) => collection.doc(idOf(chainId, name))));
    return found.map((document) => {
      // One that cannot be read is read from its contract again.
      const { data } = keptSchema.safeParse(document.data());
      if (!data) return undefined;
      const { tried_at: triedAt, ...kept } = data;
      return { ...kept, triedAt };
    });
  },

  async keep(chainId: number, name: Name, { triedAt, picture, ...kept }: Kept): Promise<void> {
    const { getFirestore, Timestamp } = await firestore();
    await getFirestore()
      .collection(serverCollections.nftMetadata)
      .doc(idOf(chainId, name))
      .set({
        ...kept,
        ...(picture !== undefined && { picture }),
        tried_at: triedAt,
        expires_at: Timestamp.fromMillis(triedAt + KEPT_MS),
      });
  },
};

function idOf(chainId: number, { contract, tokenId }: Name): string {
  // The same number may be written with zeros before it.
  return `${chainId}_${contract.toLowerCase()}_${BigInt(tokenId)}`;
}
