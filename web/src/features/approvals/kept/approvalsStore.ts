import { openDB, type IDBPDatabase } from 'idb';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { storedApprovalsSchema, type StoredApprovals } from './StoredApprovals.ts';

const DATABASE = 'everything-wallet-approvals';
const STORE = 'looks';

let opening: Promise<IDBPDatabase> | undefined;

/**
 * What was found by looks for approvals, so that the next visit asks about that and about what is new. Where the browser keeps nothing a
 * visit looks from the beginning: nothing else depends on it.
 */
export const approvalsStore = {
  /** What is kept under an id; undefined where there is nothing, or nothing that can be read. */
  async read(id: string): Promise<StoredApprovals | undefined> {
    const row = await onDisk((database) => database.get(STORE, id) as Promise<unknown>);
    return storedApprovalsSchema.safeParse(row).data;
  },

  async write(kept: StoredApprovals): Promise<void> {
    await onDisk((database) => database.put(STORE, kept));
  },

  /** Forgets everything of a user. */
  async forget(userId: string): Promise<void> {
    await onDisk(async (database) => {
      const rows = (await database.getAll(STORE)) as { id: string; user_id?: string }[];
      for (const { id, user_id } of rows) if (user_id === userId) await database.delete(STORE, id);
    });
  },
};

/** Works on the disk's copy; undefined where the browser refuses (storage that is blocked, full or broken). */
async function onDisk<Result>(
  work: (database: IDBPDatabase) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    opening ??= openDB(DATABASE, 1, {
      upgrade: (database) => void database.createObjectStore(STORE, { keyPath: 'id' }),
      // Closed by the browser, as when site data are cleared: the next use opens it anew.
      terminated: () => (opening = undefined),
    });
    return await work(await opening);
  } catch (error) {
    opening = undefined;
    logProblem('What was found of approvals could not be kept', error);
    return undefined;
  }
}
