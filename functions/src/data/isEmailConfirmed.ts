import { logFailure } from '../errors/logFailure.ts';
import { ServiceError } from '../errors/ServiceError.ts';
import { lookUpUser } from './lookUpUser.ts';

/**
 * Returns true if a user's e-mail address is confirmed now. The account is queried, not the token, which for
 * up to an hour contains the state when it was issued.
 *
 * @throws ServiceError 'unavailable' if the accounts do not answer
 */
export async function isEmailConfirmed(userId: string): Promise<boolean> {
  try {
    const { emailVerified } = await lookUpUser(userId);
    return emailVerified;
  } catch (error) {
    logFailure('looking up a user', error);
    throw new ServiceError('unavailable', 'server.sessionUnknown', {
      cause: error,
      reason: 'serviceUnavailable',
    });
  }
}
