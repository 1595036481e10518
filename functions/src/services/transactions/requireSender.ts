import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { Sender } from '../../data/findSender.ts';
import { ServiceError } from '../../errors/ServiceError.ts';

/**
 * Refuses a transfer that the user's own primary address did not sign (docs/product.md §6).
 *
 * @param from the signer
 * @throws ServiceError 'failed-precondition' before setup is finished, else 'permission-denied'
 */
export function requireSender({ isVerified, primary }: Sender, from: string): void {
  if (!isVerified) {
    throw new ServiceError('failed-precondition', 'server.setupUnfinished');
  }
  if (primary?.watch_only === true) {
    throw new ServiceError('permission-denied', 'send.error.watchOnly');
  }
  if (!primary || !sameAddress(primary.address, from)) {
    throw new ServiceError('permission-denied', 'send.error.phraseMismatch');
  }
}
