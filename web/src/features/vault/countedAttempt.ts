import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { logProblem } from '../../lib/log/logProblem.ts';
import { vaultFailure } from './vaultFailure.ts';
import type { VaultStore } from './VaultStore.ts';

/**
 * Tries a device password, counted before it is tried; the count is cleared when it was right.
 *
 * @throws WalletError 'vault.error.wait' where it may not be tried yet, and what `tryIt` throws
 */
export async function countedAttempt<T>(
  store: Pick<VaultStore, 'beginAttempt' | 'undoAttempt' | 'forgetAttempts'>,
  tryIt: () => Promise<T>,
): Promise<T> {
  if ((await store.beginAttempt()) > 0) throw new WalletError('vault.error.wait');
  let result: T;
  try {
    result = await tryIt();
  } catch (error) {
    // A failure of the count must not replace the one of the attempt.
    if (vaultFailure(error) !== 'vault.error.password') await store.undoAttempt().catch(logCount);
    throw error;
  }
  // It was right, and the worker has continued with it, whatever happens to the count.
  await store.forgetAttempts().catch(logCount);
  return result;
}

function logCount(error: unknown): void {
  logProblem('Wrong passwords could not be counted', error);
}
