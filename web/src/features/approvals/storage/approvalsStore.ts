import { openDB, type IDBPDatabase } from 'idb';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { storedApprovalsSchema, type StoredApprovals } from './StoredApprovals.ts';

const DATABASE = 'everything-wallet-approvals';
const STORE = 'looks';

let opening: Promise<IDBPDatabase> | undefined;

/**
 * Stores the approvals found by a scan, so that the next visit queries those and scans for new ones. Without storage, a visit
 * scans from the beginning; nothing else depends on it.
 */
export const approvalsStore = {
  /** Reads the row of an id; undefined if missing or unreadable. */
  async read(id: string): Promise<StoredApprovals | undefined> {
    const row = await onDisk((database) => database.get(STORE, id) as Promise<unknown>);
    return storedApprovalsSchema.safeParse(row).data;
  },

  async write(row: StoredApprovals): Promise<void> {
    await onDisk((database) => database.put(STORE, row));
  },

  /** Deletes all rows of a user. */
  async forget(userId: string): Promise<void> {
    await onDisk(async (database) => {
      const rows = (await database.getAll(STORE)) as { id: string; user_id?: string }[];
      for (const { id, user_id } of rows) if (user_id === userId) await database.delete(STORE, id);
    });
  },
};

/** Runs work on the database; undefined if the browser refuses (storage that is blocked, full or broken). */
async function onDisk<Result>(
  work: (database: IDBPDatabase) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    opening ??= openDB(DATABASE, 1, {
      upgrade: (database) => void database.createObjectStore(STORE, { keyPath: 'id' }),
      // Closed by the browser, for example when site data is cleared: the next use opens it again.
      terminated: () => (opening = undefined),
    });
    return await work(await opening);
  } catch (error) {
    opening = undefined;
    logProblem('Approvals could not be stored', error);
    return undefined;
  }
}
