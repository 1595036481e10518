import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { logProblem } from '../../lib/log/logProblem.ts';
import { withVaults } from './withVaults.ts';

/** Returns the ids of users with a vault in this browser; empty if storage fails. */
export async function storedVaults(): Promise<readonly string[]> {
  try {
    return await withVaults((database) => database.getAllKeys('vaults'));
  } catch (error) {
    // Blocked storage is no problem for users without a vault.
    const isStorage = error instanceof WalletError && error.textId === 'vault.error.storage';
    if (!isStorage) logProblem('The stored vaults could not be listed', error);
    return [];
  }
}
