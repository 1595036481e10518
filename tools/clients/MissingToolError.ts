import { LocalError } from '../LocalError.ts';

/** A requirement of a check is missing and cannot be installed: the check is skipped with a notice. */
export class MissingToolError extends LocalError {
  override name = 'MissingToolError';
}
