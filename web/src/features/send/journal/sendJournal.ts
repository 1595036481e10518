import { openDB, type IDBPDatabase } from 'idb';
import { openChannel } from '../../../lib/storage/openChannel.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { journalledSendSchema, type JournalledSend } from './JournalledSend.ts';

const DATABASE = 'everything-wallet-sends';
const STORE = 'sends';

/** How long the disk may take, in ms: some browsers never answer where another tab holds the database. */
const DISK_MS = 4_000;

/** What this tab knows to be written down: what it read last, and what the disk would not take. */
const known = new Map<string, JournalledSend>();
/** Those that are in this tab's memory alone. */
const unsaved = new Set<string>();

const listeners = new Set<() => void>();
/** Other tabs hear of a change here, with the id of what was struck out. */
const otherTabs = openChannel(DATABASE, (removed) => {
  if (typeof removed === 'string') known.delete(removed);
  tellThisTab();
});

/**
 * The transfers that were signed on this device and whose outcome it does not know: written down before their bytes
 * leave, struck out when it is known what became of them. So neither a crash nor a lost answer loses or doubles one.
 *
 * Where the browser keeps nothing, the journal lasts as long as the tab. Signed bytes are no secret that moves anything
 * else: whoever has them can have this very transfer made, once.
 */
export const sendJournal = {
  /** Writes a transfer down. Returns whether it is on the disk now, and not in this tab's memory alone. */
  async write(send: JournalledSend): Promise<boolean> {
    known.set(send.id, send);
    const isSaved = await onDisk(async (database) => {
      // 'strict': a computer that loses power a moment later has it as well.
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
      await Promise.all([transaction.store.put(send), transaction.done]);
      return true;
    });
    if (isSaved) unsaved.delete(send.id);
    else unsaved.add(send.id);
    tellThisTab();
    otherTabs?.postMessage(undefined);
    return isSaved === true;
  },

  /** Strikes a transfer out. */
  async remove(id: string): Promise<void> {
    known.delete(id);
    unsaved.delete(id);
    await onDisk((database) => database.delete(STORE, id));
    tellThisTab();
    otherTabs?.postMessage(id);
  },

  /** What is written down of a user, the oldest first; as it was read last where the disk does not answer now. */
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

  /** Calls back after every change, of this tab or another. Returns how to end that. */
  onChange(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

let opening: Promise<IDBPDatabase> | undefined;

/**
 * Works on the disk's copy; undefined where the browser refuses (storage that is blocked, full or broken).
 *
 * Once more with a new connection: WebKit cuts the one of a page that was in the background.
 */
async function onDisk<Result>(
  work: (database: IDBPDatabase) => Promise<Result>,
): Promise<Result | undefined> {
  for (const isLast of [false, true]) {
    try {
      opening ??= openDB(DATABASE, 1, {
        upgrade: (database) => void database.createObjectStore(STORE, { keyPath: 'id' }),
        // Closed by the browser, as when site data are cleared: the next use opens it anew.
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
    timer = setTimeout(() => reject(new Error('The disk did not answer')), DISK_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

function tellThisTab(): void {
  for (const listener of listeners) listener();
}
