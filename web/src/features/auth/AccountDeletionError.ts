/**
 * Why an account was not deleted: the server said why (its sentence is in the cause), it does not know how yet, or nothing is
 * known of what it did.
 */
type AccountDeletionFailure = 'refused' | 'notImplemented' | 'unclear';

/** A deletion that did not come to its end. */
export class AccountDeletionError extends Error {
  override readonly name = 'AccountDeletionError';
  readonly failure: AccountDeletionFailure;

  constructor(failure: AccountDeletionFailure, options: ErrorOptions) {
    super(`The account was not deleted: ${failure}`, options);
    this.failure = failure;
  }
}
