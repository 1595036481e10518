import { accountLocks } from '../../data/accountLocks.ts';
import { logFailure } from '../../errors/logFailure.ts';
import { ServiceError } from '../../errors/ServiceError.ts';
import { DATABASE_TIMEOUT_MS, withDeadline } from '../../errors/withDeadline.ts';

/**
 * Refuses a user whose account is being deleted: a write now would be deleted, or left behind.
 *
 * @throws ServiceError 'failed-precondition'; 'unavailable' if it is unknown
 */
export async function requireActiveAccount(userId: string): Promise<void> {
  const leaving = await withDeadline(accountLocks.findLeaving(userId), DATABASE_TIMEOUT_MS).catch(
    (error: unknown) => {
      logFailure('looking for a lock', error);
      throw new ServiceError('unavailable', 'server.databaseUnavailable', {
        cause: error,
        reason: 'serviceUnavailable',
      });
    },
  );
  if (leaving) throw new ServiceError('failed-precondition', 'server.accountLeaving');
}
