import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { logProblem } from '../../lib/log/logProblem.ts';
import { withVaults } from './withVaults.ts';

/** Ids of the users whose vaults this browser keeps; none where it cannot say. */
export async function storedVaults(): Promise<readonly string[]> {
  try {
    return await withVaults((database) => database.getAllKeys('vaults'));
  } catch (error) {
    // A browser that keeps nothing is no problem of whoever keeps nothing.
    const isStorage = error instanceof WalletError && error.textId === 'vault.error.storage';
    if (!isStorage) logProblem('What this browser keeps could not be listed', error);
    return [];
  }
}
