/** gRPC's ALREADY_EXISTS, FAILED_PRECONDITION and ABORTED. */
const OVERTAKEN: readonly unknown[] = [6, 9, 10];

/** Maximum retries of a write before an error is reported. */
export const MAX_ATTEMPTS = 20;

/** Returns true if a write failed because a document has changed since it was read: read it again. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof Error && OVERTAKEN.includes((error as { code?: unknown }).code);
}
