import { serverCollections } from '@everything-wallet/core/documents/collections';
import type { DocumentReference, DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import { z } from 'zod';
import { isPushTarget } from './pushTargetId.ts';

/** A webhook or the pushes of a user, with the events that it gets. Other fields stay as they are. */
const targetSchema = z.looseObject({
  id: z.string(),
  networks: z.array(z.string()).nullable(),
  types: z.array(z.string()).nullable(),
});

/** activity_logs/{uid}: the last sequence, the targets of events, and the time until which events are stored without one. */
const activityLogSchema = z.object({
  sequence: z.number().default(0),
  endpoints: z.array(targetSchema).default([]),
  listens_until: z.custom<{ toMillis: () => number }>().optional(),
});

/** Fields of a user's log. */
export type ActivityLogDocument = z.output<typeof activityLogSchema>;

/** Returns the document of a user's log. */
export function activityLogRef(db: Firestore, userId: string): DocumentReference {
  return db.collection(serverCollections.activityLogs).doc(userId);
}

/** Reads a user's log, which is empty before the first event. */
export function activityLogIn(snapshot: DocumentSnapshot): ActivityLogDocument {
  return activityLogSchema.parse(snapshot.data() ?? {});
}

/** Returns true if the events of a log's user are stored. */
export function isListening(log: ActivityLogDocument): boolean {
  return log.endpoints.length > 0 || isStreaming(log);
}

/** Returns true if pushes are all that the events of a log's user are for. */
export function isPushOnly(log: ActivityLogDocument): boolean {
  return !isStreaming(log) && log.endpoints.every(({ id }) => isPushTarget(id));
}

function isStreaming({ listens_until: until }: ActivityLogDocument): boolean {
  return (until?.toMillis() ?? 0) > Date.now();
}
