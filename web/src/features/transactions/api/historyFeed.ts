import { collections } from '@everything-wallet/core/documents/collections';
import {
  collection,
  limit,
  onSnapshot,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type Firestore,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import { listenConnected } from '../../../lib/firebase/listenConnected.ts';
import { silenceTimer } from '../../../lib/firebase/silenceTimer.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import type { History } from '../History.ts';
import { scanEnd } from '../scanEnd.ts';
import type { Transaction } from '../Transaction.ts';
import { HistoryRows, type HistoryEntry, type HistoryPage } from '../HistoryRows.ts';
import { readTransaction } from './readTransaction.ts';

/** Minimum time between rereads of the history after scans, in ms. */
const REREAD_INTERVAL_MS = 60_000;

/** Conditions on a user's transactions; every field must have the value, or one of the listed ones. */
export type HistoryConditions = Partial<
  Pick<Transaction, 'network' | 'token_symbol' | 'contract_address' | 'from_address' | 'to_address'>
> & { readonly type?: Transaction['type'] | readonly Transaction['type'][] };

/** History with a listener per page. */
export interface HistoryFeed {
  readonly listen: Listen<History>;
  /** Loads the next page, or retries a failed one. Does nothing while one is loading. */
  readonly loadOlder: () => void;
}

interface OpenPage {
  state: 'loading' | 'full' | 'last' | 'failed';
  /** True if the server has confirmed it; cached data then adds nothing. */
  isConfirmed: boolean;
  /** Time of the last confirmation, in ms since 1970; undefined where it did not cover the current entries. */
  confirmedAt?: number | undefined;
  held?: HistoryPage;
  /** Oldest document, where the next page starts. */
  end?: QueryDocumentSnapshot | undefined;
  stop: () => void;
}

/**
 * A user's history, newest first, live and read only as far as the user scrolls (docs/product.md §7).
 *
 * Every page has its own listener that starts behind the page before it, so that scrolling reads each document once; a single listener with
 * a growing limit would receive everything again with every step. A full page in which nothing can change any more ends its listener: with
 * every new page Firestore searches through all listeners, which took half a second at 10,000 documents.
 *
 * A transfer found by a later scan has the time of its block: its position may be in a page without a listener. When a scan of the networks
 * has caught up (`scanEnd`), or more arrived at once than fits the first page, as much is reread as is shown.
 *
 * @param pageSize documents of the first page
 * @param largestPage maximum size of a page: each has twice the size of the one before it
 */
export function historyFeed(
  userId: string,
  conditions: HistoryConditions,
  pageSize: number,
  largestPage = pageSize,
): HistoryFeed {
  let loadOlder: (() => void) | undefined;
  return {
    loadOlder: () => loadOlder?.(),
    listen: listenConnected<History>((firestore, onData, onError) => {
      const query = { userId, conditions, pageSize, largestPage };
      let shown = openHistory(firestore, query, notify, onError, reread);
      let count = 0;
      let next: OpenHistory | undefined;
      let readAt = -Infinity;
      let waiting: ReturnType<typeof setTimeout> | undefined;

      /** An intermittent network ends a scan each time it answers: once a minute is enough. */
      function rereadAfterScan(): void {
        if (waiting !== undefined || shown.isFullyLive()) return;
        const read = () => {
          waiting = undefined;
          readAt = Date.now();
          reread();
        };
        const waitMs = readAt + REREAD_INTERVAL_MS - Date.now();
        if (waitMs <= 0) read();
        else waiting = setTimeout(read, waitMs);
      }

      function notify(history: History): void {
        count = countOf(history);
        onData(history);
      }

      function reread(): void {
        if (shown.isFullyLive()) return;
        next?.stop();
        const again = openHistory(firestore, query, onHistory, giveUp, () => {
          if (shown === again) reread();
        });
        next = again;

        function onHistory(history: History): void {
          if (next !== again) {
            if (shown === again) notify(history);
            return;
          }
          const isEnough = countOf(history) >= count || history.older === 'none';
          if (isEnough && history.confirmedAt !== undefined) {
            shown.stop();
            shown = again;
            next = undefined;
            notify(history);
          } else if (!isEnough && history.older === 'available') again.loadOlder();
          else if (history.older === 'failed') {
            // The next scan tries again.
            next = undefined;
            again.stop();
          }
        }

        function giveUp(error: Error): void {
          if (shown === again) onError(error);
          else again.stop();
        }
      }

      loadOlder = () => shown.loadOlder();
      scanEnd.addEventListener('end', rereadAfterScan);
      return () => {
        scanEnd.removeEventListener('end', rereadAfterScan);
        clearTimeout(waiting);
        loadOlder = undefined;
        shown.stop();
        next?.stop();
      };
    }),
  };
}

function countOf({ transactions, unreadable }: History): number {
  return transactions.length + unreadable;
}

/** Opened history, read once. */
interface OpenHistory {
  readonly stop: () => void;
  readonly loadOlder: () => void;
  /** Returns true if every write to it reaches a listener. */
  readonly isFullyLive: () => boolean;
}

interface HistoryQuery {
  readonly userId: string;
  readonly conditions: HistoryConditions;
  readonly pageSize: number;
  readonly largestPage: number;
}

function openHistory(
  firestore: Firestore,
  { userId, conditions, pageSize, largestPage }: HistoryQuery,
  onData: (history: History) => void,
  onError: (error: Error) => void,
  onGap: () => void,
): OpenHistory {
  const rows = new HistoryRows();
  const pages: OpenPage[] = [];

  function openPage(after: QueryDocumentSnapshot | undefined): void {
    const page: OpenPage = { state: 'loading', isConfirmed: false, stop: () => undefined };
    const isFirst = pages.length === 0;
    const size = Math.min(pageSize * 2 ** pages.length, largestPage);
    pages.push(page);

    const silence = silenceTimer(() => {
      page.state = 'failed';
      // Cached data is better than none; listenConnected reports an empty cache.
      if (page.held || !isFirst) notify();
    });
    silence.start();
    const unsubscribe = onSnapshot(
      query(
        collection(firestore, collections.transactions),
        where('user_id', '==', userId),
        ...Object.entries(conditions).map(([field, value]) =>
          where(field, Array.isArray(value) ? 'in' : '==', value),
        ),
        orderBy('timestamp', 'desc'),
        ...(after ? [startAfter(after)] : []),
        limit(size),
      ),
      // A confirmation of cached data changes only the metadata.
      { includeMetadataChanges: true },
      (snapshot) => {
        const { docs, metadata } = snapshot;
        page.isConfirmed ||= !metadata.fromCache;
        page.confirmedAt = metadata.fromCache ? undefined : Date.now();
        const isFull = docs.length === size;
        if (page.isConfirmed || isFull) silence.stop();
        // An empty cache does not mean an empty history.
        if (!page.isConfirmed && docs.length === 0) return;
        const now = { entries: readChanged(snapshot, page.held), isFull };
        const isGap = isFirst && isFull && page.held !== undefined && hasGap(page.held, now);
        rows.replace(page.held, now);
        page.held = now;
        page.end = docs.at(-1);
        page.state = isFull ? 'full' : page.isConfirmed ? 'last' : 'loading';
        if (!isFirst && isFull && page.isConfirmed && !now.entries.some(mayChange)) page.stop();
        notify();
        if (isGap) onGap();
      },
      (error) => {
        silence.stop();
        page.state = 'failed';
        if (isFirst) onError(error);
        else notify();
      },
    );
    page.stop = () => {
      page.stop = () => undefined;
      silence.stop();
      unsubscribe();
    };
  }

  function notify(): void {
    const older = { loading: 'loading', full: 'available', last: 'none', failed: 'failed' } as const;
    const state = pages.at(-1)?.state ?? 'loading';
    const times = pages.flatMap(({ confirmedAt }) => confirmedAt ?? []);
    onData({
      transactions: rows.newestFirst(),
      unreadable: rows.unreadable,
      older: older[state],
      // The whole is confirmed only since its earliest confirmed page.
      ...(times.length === pages.length && { confirmedAt: Math.min(...times) }),
    });
  }

  openPage(undefined);
  return {
    stop: () => pages.forEach((page) => page.stop()),
    isFullyLive: () => pages.length === 1 && rows.size === (pages[0]?.held?.entries.length ?? 0),
    loadOlder: () => {
      const last = pages.at(-1);
      if (last?.state !== 'full' && last?.state !== 'failed') return;
      if (last.state === 'failed') {
        last.stop();
        pages.pop();
      }
      openPage(pages.at(-1)?.end);
      notify();
    },
  };
}

/** Checks that a page has none of its earlier entries: there is a gap in between. */
function hasGap(before: HistoryPage, { entries }: HistoryPage): boolean {
  const ids = new Set(entries.map(({ id }) => id));
  return before.entries.length > 0 && !before.entries.some(({ id }) => ids.has(id));
}

/** Checks that the chain may still change a record. */
function mayChange({ transaction }: HistoryEntry): boolean {
  return transaction !== undefined && (transaction.status === 'pending' || transaction.is_final === false);
}

/** Reads only changed documents: reading takes long, and data derived from unchanged ones stays valid. */
function readChanged(snapshot: QuerySnapshot, held: HistoryPage | undefined): HistoryEntry[] {
  const changed = new Set(snapshot.docChanges().map(({ doc }) => doc.id));
  const known = new Map(held?.entries.map((entry) => [entry.id, entry]));
  return snapshot.docs.map((document) => {
    const before = changed.has(document.id) ? undefined : known.get(document.id);
    return before ?? readEntry(document);
  });
}

function readEntry(document: QueryDocumentSnapshot): HistoryEntry {
  const timestamp: unknown = document.get('timestamp');
  const moment = timestamp instanceof Timestamp ? timestamp.valueOf() : '';
  return { id: document.id, transaction: readOrNothing(document), position: `${moment} ${document.id}` };
}

/** Reads a record; undefined if it is malformed, so that the others still load. */
function readOrNothing(document: QueryDocumentSnapshot): Transaction | undefined {
  try {
    return readTransaction(document);
  } catch {
    return undefined;
  }
}
