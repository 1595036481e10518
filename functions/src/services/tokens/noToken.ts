import { messages } from '@everything-wallet/core/messages/messages';
import { ServiceError } from '../../errors/ServiceError.ts';

/** What a caller is told of an address at which no ERC-20 token answers. */
export function noToken(): ServiceError {
  return new ServiceError('failed-precondition', messages['server.noToken'], { reason: 'noToken' });
}
