import type { NftMetadataAnswer } from '@everything-wallet/core/schemas/nftsAnswer';
import { withoutNeedlessInvisibles } from '@everything-wallet/core/strings/withoutNeedlessInvisibles';

type Item = NftMetadataAnswer['items'][number];

/**
 * Removes invisible characters that no script needs from an NFT's metadata: they could reverse a line, or make two names
 * appear the same.
 */
export function plainMetadata(item: Item): Item {
  const { metadata } = item;
  return {
    ...item,
    collection: plainLine(item.collection),
    metadata: metadata && {
      ...metadata,
      name: plainLine(metadata.name),
      // Line breaks are preserved.
      description: metadata.description
        .split(/\r?\n/)
        .map((line) => withoutNeedlessInvisibles(line).trimEnd())
        .join('\n')
        .trim(),
      traits: metadata.traits.map(({ type, value }) => ({ type: plainLine(type), value: plainLine(value) })),
    },
  };
}

function plainLine(text: string): string {
  return withoutNeedlessInvisibles(text.replaceAll(/\s+/g, ' ')).trim();
}
