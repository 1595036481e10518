import { z } from 'zod';

/** A point in time of Firestore. */
const timeSchema = z.custom<{ toMillis(): number }>(
  (value) => typeof value === 'object' && value !== null && 'toMillis' in value,
);

/** account_marks/{uid}: the time of the last movement to or from the user's accounts that a scanner found, by network id. */
export const accountMarksSchema = z.object({ networks: z.record(z.string(), timeSchema).default({}) });
