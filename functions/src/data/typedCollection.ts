import type { CollectionReference, DocumentData, Firestore } from '@google-cloud/firestore';
import type { z } from 'zod';

/** A collection whose documents are checked against a schema when they are read. */
export function typedCollection<Schema extends z.ZodType<DocumentData>>(
  db: Firestore,
  path: string,
  schema: Schema,
): CollectionReference<z.output<Schema>> {
  return db.collection(path).withConverter<z.output<Schema>>({
    toFirestore: (document) => document,
    fromFirestore: (snapshot) => schema.parse(snapshot.data()),
  });
}
