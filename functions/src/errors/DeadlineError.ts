/** Something took too long. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}
