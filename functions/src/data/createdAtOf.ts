import type { Timestamp } from '@google-cloud/firestore';

/** When a document was made, in milliseconds since 1970; 0 of one that is not there. */
export function createdAtOf({ createTime }: { readonly createTime?: Timestamp | undefined }): number {
  return createTime?.toMillis() ?? 0;
}
