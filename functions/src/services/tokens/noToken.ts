import { ServiceError } from '../../errors/ServiceError.ts';

/** Returns the error for an address without an ERC-20 token. */
export function noToken(): ServiceError {
  return new ServiceError('failed-precondition', 'server.noToken', { reason: 'noToken' });
}
