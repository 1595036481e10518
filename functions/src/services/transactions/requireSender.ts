import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { Sender } from '../../data/findSender.ts';
import { ServiceError } from '../../errors/ServiceError.ts';

/**
 * Refuses a transaction that none of the user's own accounts with a key signed (docs/deviations.md).
 *
 * @param from the signer
 * @throws ServiceError 'failed-precondition' before setup is finished, else 'permission-denied'
 */
export function requireSender({ isVerified, account }: Sender, from: string): void {
  if (!isVerified) {
    throw new ServiceError('failed-precondition', 'server.setupUnfinished');
  }
  if (!account || !sameAddress(account.address, from)) {
    throw new ServiceError('permission-denied', 'send.error.phraseMismatch');
  }
  if (account.watch_only || account.derivation_index === null) {
    throw new ServiceError('permission-denied', 'send.error.watchOnly');
  }
}
