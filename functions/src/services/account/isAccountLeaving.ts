import { ServiceError } from '../../errors/ServiceError.ts';

/** Tests for the error of `requireActiveAccount` about an account that is being deleted. */
export function isAccountLeaving(error: unknown): boolean {
  return error instanceof ServiceError && error.code === 'failed-precondition';
}
