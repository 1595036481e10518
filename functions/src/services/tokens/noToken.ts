import { texts } from '@everything-wallet/core/texts/texts';
import { ServiceError } from '../../errors/ServiceError.ts';

/** What a caller is told of an address at which no ERC-20 token answers. */
export function noToken(): ServiceError {
  return new ServiceError('failed-precondition', texts['server.noToken'], { reason: 'noToken' });
}
