/** Thrown after a timeout. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}
