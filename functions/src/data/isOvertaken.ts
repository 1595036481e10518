/** gRPC's ALREADY_EXISTS, FAILED_PRECONDITION and ABORTED. */
const OVERTAKEN: readonly unknown[] = [6, 9, 10];

/** How often a write is tried again before somebody is told. */
export const MAX_ATTEMPTS = 20;

/** Whether a write failed because a document is not as it was read: read it again. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof Error && OVERTAKEN.includes((error as { code?: unknown }).code);
}
