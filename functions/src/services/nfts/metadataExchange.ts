import { z } from 'zod';

/** Where the function without secrets is asked for metadata, behind its own address: Hosting leads no page there. */
export const METADATA_PATH = '/metadata';

/** Bytes of a question, whose address may be the metadata themselves with each character escaped, and of an answer. */
export const MAX_QUESTION_BYTES = 7_000_000;
export const MAX_ANSWER_BYTES = 1_000_000;

/** A question for metadata. */
export const metadataRequestSchema = z.object({
  uri: z.string(),
  /** Names who asks, and tells nothing of them. */
  asker: z.string().max(64),
});

/** An answer to it: what was read, or why nothing was. */
export const metadataResponseSchema = z.union([
  z.object({
    metadata: z.object({
      name: z.string().max(1_000),
      description: z.string().max(10_000),
      traits: z.array(z.object({ type: z.string().max(1_000), value: z.string().max(1_000) })).max(100),
      picture: z.string().max(100_000).optional(),
    }),
  }),
  z.object({ problem: z.enum(['refused', 'unreachable', 'tooLarge', 'tooSlow', 'malformed']) }),
]);

/** The same, as it is written. */
export type MetadataResponse = z.input<typeof metadataResponseSchema>;
