import { openDB, type IDBPDatabase } from 'idb';
import { openChannel } from '../../../lib/storage/openChannel.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { journalledSendSchema, type JournalledSend } from './JournalledSend.ts';

const DATABASE = 'everything-wallet-sends';
const STORE = 'sends';

/** Timeout of the disk, in ms: some browsers never answer while another tab holds the database. */
const DISK_TIMEOUT_MS = 4_000;

/** Entries known to this tab: the last read, and those the disk refused. */
const known = new Map<string, JournalledSend>();
/** Ids of entries that are only in this tab's memory. */
const unsaved = new Set<string>();

const listeners = new Set<() => void>();
/** Notifies other tabs of a change, with the id of a removed entry. */
const otherTabs = openChannel(DATABASE, (removed) => {
  if (typeof removed === 'string') known.delete(removed);
  notifyThisTab();
});

/**
 * Transfers signed on this device with an unknown outcome: stored before their bytes are sent, removed when the outcome is known. So
 * neither a crash nor a lost answer loses or doubles one.
 *
 * Without browser storage, the journal lasts as long as the tab. Signed bytes are not a secret that controls anything else: they can only
 * make this very transfer, once.
 */
export const sendJournal = {
  /** Stores a transfer. Returns true if it is on the disk, and not only in this tab's memory. */
  async write(send: JournalledSend): Promise<boolean> {
    known.set(send.id, send);
    const isSaved = await onDisk(async (database) => {
      // 'strict': survives a power loss a moment later.
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
      await Promise.all([transaction.store.put(send), transaction.done]);
      return true;
    });
    if (isSaved) unsaved.delete(send.id);
    else unsaved.add(send.id);
    notifyThisTab();
    otherTabs?.postMessage(undefined);
    return isSaved === true;
  },

  /** Removes a transfer. */
  async remove(id: string): Promise<void> {
    known.delete(id);
    unsaved.delete(id);
    await onDisk((database) => database.delete(STORE, id));
    notifyThisTab();
    otherTabs?.postMessage(id);
  },

  /** Lists a user's transfers, oldest first; as read last if the disk does not answer. */
  async ofUser(userId: string): Promise<JournalledSend[]> {
    const rows = await onDisk((database) => database.getAll(STORE) as Promise<unknown[]>);
    if (rows) {
      for (const id of known.keys()) if (!unsaved.has(id)) known.delete(id);
      for (const row of rows) {
        const send = journalledSendSchema.safeParse(row).data;
        if (send) known.set(send.id, send);
      }
    }
    return [...known.values()]
      .filter((send) => send.user_id === userId)
      .toSorted((a, b) => a.written_at - b.written_at);
  },

  /** Subscribes to changes by this tab or another; returns the function that unsubscribes. */
  onChange(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

let opening: Promise<IDBPDatabase> | undefined;

/**
 * Runs work on the disk's copy; undefined where the browser refuses (storage that is blocked, full or broken).
 *
 * Retries with a new connection: WebKit cuts that of a page in the background.
 */
async function onDisk<Result>(
  work: (database: IDBPDatabase) => Promise<Result>,
): Promise<Result | undefined> {
  for (const isLast of [false, true]) {
    try {
      opening ??= openDB(DATABASE, 1, {
        upgrade: (database) => void database.createObjectStore(STORE, { keyPath: 'id' }),
        // Closed by the browser, as when site data are cleared: the next use reopens it.
        terminated: () => (opening = undefined),
      });
      return await inTime(opening.then(work));
    } catch (error) {
      opening = undefined;
      if (isLast) logProblem('The journal of sends could not be used', error);
    }
  }
  return undefined;
}

async function inTime<Result>(answer: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The disk did not answer')), DISK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

function notifyThisTab(): void {
  for (const listener of listeners) listener();
}
