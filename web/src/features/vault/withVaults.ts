import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Attempts } from './attempts.ts';

/** Vaults as texts, and wrong attempts, by user. */
interface Schema extends DBSchema {
  vaults: { key: string; value: string };
  attempts: { key: string; value: Attempts };
}

const NAME = 'everything-wallet-vault';
const VERSION = 1;

/**
 * Runs work on this browser's vaults, in IndexedDB; the database is opened and closed for each call, so that no tab blocks another one.
 *
 * @throws WalletError 'vault.error.storage' where the browser refuses, 'vault.error.newer'
 */
export async function withVaults<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  let database: IDBPDatabase<Schema> | undefined;
  try {
    database = await openDB<Schema>(NAME, VERSION, {
      upgrade(created) {
        created.createObjectStore('vaults');
        created.createObjectStore('attempts');
      },
    });
    return await work(database);
  } catch (cause) {
    if (cause instanceof WalletError) throw cause;
    throw new WalletError(isNewer(cause) ? 'vault.error.newer' : 'vault.error.storage', { cause });
  } finally {
    database?.close();
  }
}

/** Checks for an error caused by a newer version of this site's database. */
function isNewer(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'VersionError';
}
