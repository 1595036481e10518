import { openDB, type IDBPDatabase } from 'idb';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { journalledSendSchema, type JournalledSend } from './JournalledSend.ts';

const DATABASE = 'everything-wallet-sends';
const STORE = 'sends';

/** What this tab has written: where the browser keeps nothing, the journal lasts as long as the tab. */
const written = new Map<string, JournalledSend>();

/** Other tabs hear of a change here. */
const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(DATABASE);
const listeners = new Set<() => void>();
otherTabs?.addEventListener('message', tellThisTab);

/**
 * The transfers that were signed on this device and whose outcome it does not know: written down before their bytes
 * leave, struck out when it is known what became of them. So neither a crash nor a lost answer loses or doubles one.
 *
 * Signed bytes are no secret that moves anything else: whoever has them can have this very transfer made, once.
 */
export const sendJournal = {
  /** Writes a transfer down; it is on the disk when this returns, where the browser lets it be. */
  async write(send: JournalledSend): Promise<void> {
    written.set(send.id, send);
    await onDisk(async (database) => {
      // 'strict': a computer that loses power a moment later has it as well.
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
      await Promise.all([transaction.store.put(send), transaction.done]);
    });
    tellEveryTab();
  },

  /** Strikes a transfer out. */
  async remove(id: string): Promise<void> {
    written.delete(id);
    await onDisk((database) => database.delete(STORE, id));
    tellEveryTab();
  },

  /** What is written down of a user, the oldest first. */
  async ofUser(userId: string): Promise<JournalledSend[]> {
    const rows = (await onDisk((database) => database.getAll(STORE))) ?? [];
    const fromDisk = rows.flatMap((row) => journalledSendSchema.safeParse(row).data ?? []);
    const sends = new Map([...fromDisk, ...written.values()].map((send) => [send.id, send]));
    return [...sends.values()]
      .filter((send) => send.user_id === userId)
      .toSorted((a, b) => a.written_at - b.written_at);
  },

  /** Calls back after every change, of this tab or another. Returns how to end that. */
  onChange(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

let opening: Promise<IDBPDatabase> | undefined;

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
    logProblem('The journal of sends could not be used', error);
    return undefined;
  }
}

function tellThisTab(): void {
  for (const listener of listeners) listener();
}

function tellEveryTab(): void {
  tellThisTab();
  otherTabs?.postMessage('changed');
}
