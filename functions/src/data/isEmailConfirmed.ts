import { texts } from '@everything-wallet/core/texts/texts';
import { logFailure } from '../errors/logFailure.ts';
import { ServiceError } from '../errors/ServiceError.ts';
import { lookUpUser } from './lookUpUser.ts';

/**
 * Whether a user's e-mail address is confirmed now. The user is asked about and not their token, which says for up to an
 * hour what was so when it was issued.
 *
 * @throws ServiceError 'unavailable' where nobody can say
 */
export async function isEmailConfirmed(userId: string): Promise<boolean> {
  try {
    const { emailVerified } = await lookUpUser(userId);
    return emailVerified;
  } catch (error) {
    logFailure('looking up a user', error);
    throw new ServiceError('unavailable', texts['server.sessionUnknown'], {
      cause: error,
      reason: 'serviceUnavailable',
    });
  }
}
