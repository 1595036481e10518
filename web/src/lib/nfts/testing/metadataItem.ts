import type { NftMetadata } from '@everything-wallet/core/schemas/nftsAnswer';
import type { MetadataItem } from '../MetadataBatches.ts';

/** Metadata of NFT number 7, with the changes of a test. */
export function metadataItem(
  changes: Partial<MetadataItem> = {},
  metadata: Partial<NftMetadata> = {},
): MetadataItem {
  return {
    contract: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
    tokenId: '7',
    collection: 'Night Birds',
    standard: 'erc721',
    owner: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    metadata: {
      name: 'Barn Owl',
      description: 'It hunts by ear.',
      traits: [{ type: 'Wings', value: 'White' }],
      hasPicture: true,
      fetchedAt: 1_700_000_000_000,
      ...metadata,
    },
    problem: null,
    ...changes,
  };
}
