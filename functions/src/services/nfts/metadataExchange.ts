import { z } from 'zod';

/**
 * Path of the function without secrets for metadata, behind its own address: Hosting routes no page there.
 */
export const METADATA_PATH = '/metadata';

/** Bytes of a question, whose address may be the metadata themselves with each character escaped, and of an answer. */
export const MAX_QUESTION_BYTES = 7_000_000;
export const MAX_ANSWER_BYTES = 1_000_000;

/** A question for metadata. */
export const metadataRequestSchema = z.object({
  uri: z.string(),
  /** Distinguishes callers without identifying them. */
  asker: z.string().max(64),
});

/** Response: the metadata, or the reason for a failure. */
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

/** The same as it is serialised. */
export type MetadataResponse = z.input<typeof metadataResponseSchema>;
