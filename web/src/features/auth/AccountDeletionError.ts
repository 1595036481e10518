/**
 * Reason why an account was not deleted: the server refused (its message is in the cause), it does not support deletion yet, or
 * the outcome is unknown.
 */
type AccountDeletionFailure = 'refused' | 'notImplemented' | 'unclear';

/** A deletion that did not complete. */
export class AccountDeletionError extends Error {
  override readonly name = 'AccountDeletionError';
  readonly failure: AccountDeletionFailure;

  constructor(failure: AccountDeletionFailure, options: ErrorOptions) {
    super(`The account was not deleted: ${failure}`, options);
    this.failure = failure;
  }
}
