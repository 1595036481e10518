import type { Timestamp } from '@google-cloud/firestore';

/** Returns when a document was created, in milliseconds since 1970; 0 if it does not exist. */
export function createdAtOf({ createTime }: { readonly createTime?: Timestamp | undefined }): number {
  return createTime?.toMillis() ?? 0;
}
