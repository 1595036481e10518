import { z } from 'zod';

/** A point in time of Firestore. */
const timeSchema = z.custom<{ toMillis(): number }>(
  (value) => typeof value === 'object' && value !== null && 'toMillis' in value,
);

/** incoming_marks/{uid}: the time of the last incoming transfer that a scanner found, by network id. */
export const incomingMarksSchema = z.object({ networks: z.record(z.string(), timeSchema).default({}) });
