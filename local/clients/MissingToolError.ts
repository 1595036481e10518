import { LocalError } from '../LocalError.ts';

/** Something that a check needs is not on this machine and cannot be had: the check is skipped, saying so. */
export class MissingToolError extends LocalError {
  override name = 'MissingToolError';
}
