/**
 * Reason why a link in an e-mail failed: an `invalid` link was used already, replaced by a newer one, or never valid;
 * `unreachable` leaves the outcome unknown.
 */
export type EmailActionFailure =
  | 'invalid'
  | 'expired'
  | 'disabled'
  | 'taken'
  | 'weakPassword'
  | 'tooMany'
  | 'unreachable';

/** A link in an e-mail that could not be read or followed. */
export class EmailActionError extends Error {
  override readonly name = 'EmailActionError';
  readonly failure: EmailActionFailure;

  constructor(failure: EmailActionFailure, options: ErrorOptions) {
    super(`The link could not be followed: ${failure}`, options);
    this.failure = failure;
  }
}
