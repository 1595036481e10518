import { z } from 'zod';

const count = z.int().nonnegative();

/** A suite's last run to its end, as `docs/quality/results/<suite>.json` has it. */
export const qualityResultSchema = z.strictObject({
  suite: z.string(),
  claim: z.string(),
  figures: z.array(z.string()),
  /** Limits of the proof, goals that are not met, and parts that were not run. */
  gaps: z.array(z.string()),
  // Runs from before these files existed did not record everything: null.
  passed: count.nullable(),
  failed: count.nullable(),
  /** Short hash, with `-dirty` after it where the tree had changes. */
  commit: z.string().nullable(),
  /** End of the run, in UTC; some early runs recorded only the day. */
  date: z.iso.date().or(z.iso.datetime()),
  durationSeconds: count.nullable(),
});

export type QualityResult = z.infer<typeof qualityResultSchema>;
