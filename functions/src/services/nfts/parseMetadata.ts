import type { NftMetadata } from '@everything-wallet/core/schemas/nftsAnswer';
import { cutText } from '@everything-wallet/core/strings/cutText';
import { withoutNeedlessInvisibles } from '@everything-wallet/core/strings/withoutNeedlessInvisibles';
import { z } from 'zod';
import { FetchProblemError } from './FetchProblemError.ts';

/** Traits that are read. */
const MAX_TRAITS = 100;

/** Maximum letters read of a text: many may be invisible. */
const MAX_READ = 16_000;

/**
 * Maximum bytes stored of a picture's address, which may be the picture itself: enough for pictures drawn on
 * chain, and no more, since anyone can have them stored.
 */
const MAX_PICTURE = 100_000;

/** Parsed metadata. */
export interface ParsedMetadata extends Pick<NftMetadata, 'name' | 'description' | 'traits'> {
  /** Address of its picture, which is not fetched yet; undefined without one. */
  readonly picture?: string;
}

const textSchema = z.union([z.string(), z.number(), z.boolean()]).transform(String).catch('');
const metadataSchema = z.looseObject({
  name: textSchema,
  description: textSchema,
  image: z.string().optional().catch(undefined),
  image_url: z.string().optional().catch(undefined),
  image_data: z.string().optional().catch(undefined),
  attributes: z.unknown().optional(),
});
const traitSchema = z.looseObject({ trait_type: textSchema, value: textSchema });

/**
 * Parses the metadata of an NFT (ERC-721 Metadata JSON Schema, ERC-1155 URI JSON Schema, and `attributes` as
 * marketplaces read them).
 *
 * @throws FetchProblemError 'malformed' if the bytes are not metadata
 */
export function parseMetadata(bytes: Buffer): ParsedMetadata {
  const { name, description, attributes, ...pictures } = objectIn(bytes);
  const picture = pictureOf(pictures);
  return {
    name: line(name, 200),
    description: cutText(
      cutText(description, MAX_READ).split(/\r?\n/).map(visible).join('\n').trim(),
      4_000,
    ).trim(),
    traits: traitsIn(attributes),
    ...(picture !== undefined && Buffer.byteLength(picture) <= MAX_PICTURE && { picture }),
  };
}

function objectIn(bytes: Buffer): z.output<typeof metadataSchema> {
  let content: unknown;
  try {
    content = JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw new FetchProblemError('malformed', 'no JSON', { cause: error });
  }
  const { data } = metadataSchema.safeParse(content);
  if (!data || Array.isArray(content)) throw new FetchProblemError('malformed', 'no object');
  return data;
}

function pictureOf({
  image,
  image_url: imageUrl,
  image_data: imageData,
}: Pick<z.output<typeof metadataSchema>, 'image' | 'image_url' | 'image_data'>): string | undefined {
  const named = [image, imageUrl, imageData].map((text) => text?.trim()).find(Boolean);
  // Some write the drawing itself.
  return named?.startsWith('<')
    ? `data:image/svg+xml;base64,${Buffer.from(named).toString('base64')}`
    : named;
}

function traitsIn(attributes: unknown): ParsedMetadata['traits'] {
  if (!Array.isArray(attributes)) return [];
  return attributes.slice(0, MAX_TRAITS).flatMap((attribute: unknown) => {
    const { data } = traitSchema.safeParse(attribute);
    const trait = data && { type: line(data.trait_type, 100), value: line(data.value, 200) };
    return trait && trait.value !== '' ? [trait] : [];
  });
}

function line(text: string, most: number): string {
  const cut = cutText(visible(cutText(text, MAX_READ).replace(/\s+/gu, ' ')).trim(), most);
  // A joiner before the cut joins nothing any more.
  return visible(cut).trim();
}

function visible(text: string): string {
  return withoutNeedlessInvisibles(text.replaceAll('\t', ' '));
}
