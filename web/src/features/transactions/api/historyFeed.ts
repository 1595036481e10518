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

/** How long after a look that has ended the next one that ends has the history read anew, in ms. */
const READ_AGAIN_MS = 60_000;

/** Which of a user's transactions; every field named must have the value, or one of those listed. */
export type HistoryConditions = Partial<
  Pick<Transaction, 'network' | 'token_symbol' | 'contract_address' | 'from_address' | 'to_address'>
> & { readonly type?: Transaction['type'] | readonly Transaction['type'][] };

/** A history that is listened to page by page. */
export interface HistoryFeed {
  readonly listen: Listen<History>;
  /** Asks for the next page, or again for one that did not come. Does nothing while one is on its way. */
  readonly loadOlder: () => void;
}

interface OpenPage {
  state: 'loading' | 'full' | 'last' | 'failed';
  /** Whether the server has said what it holds; what is heard without a connection then adds nothing. */
  isConfirmed: boolean;
  /** When it did last, in ms since 1970; undefined where that was not of what it holds now. */
  confirmedAt?: number | undefined;
  held?: HistoryPage;
  /** The oldest document it holds, where the next page begins. */
  end?: QueryDocumentSnapshot | undefined;
  stop: () => void;
}

/**
 * A user's history, newest first, live and read only as far as somebody scrolls (docs/product.md §7).
 *
 * Every page has a listener of its own that begins behind the page before it, so that scrolling on reads each document
 * once; one listener with a growing limit would be sent everything again with every step. A full page in which nothing can change
 * any more ends its listener: Firestore looks through all that it listens to with every page that comes, which at 10,000 documents
 * took half a second.
 *
 * What came in while nobody looked has the time of its block: it is written where nobody listens any more. When a look at the
 * networks has caught up (`scanEnd`), or more came at once than the first page holds, as much is read anew as is shown.
 *
 * @param pageSize documents of the first page
 * @param largestPage each page has twice as many as the one before it, up to this
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
      let shown = openHistory(firestore, query, tell, onError, readAgain);
      let count = 0;
      let next: OpenHistory | undefined;
      let readAt = -Infinity;
      let waiting: ReturnType<typeof setTimeout> | undefined;

      /** A network that is silent now and then ends a look each time that it answers: once a minute is enough. */
      function readAfterLook(): void {
        if (waiting !== undefined || shown.isAllHeard()) return;
        const read = () => {
          waiting = undefined;
          readAt = Date.now();
          readAgain();
        };
        const waitMs = readAt + READ_AGAIN_MS - Date.now();
        if (waitMs <= 0) read();
        else waiting = setTimeout(read, waitMs);
      }

      function tell(history: History): void {
        count = countOf(history);
        onData(history);
      }

      function readAgain(): void {
        if (shown.isAllHeard()) return;
        next?.stop();
        const again = openHistory(firestore, query, hear, giveUp, () => {
          if (shown === again) readAgain();
        });
        next = again;

        function hear(history: History): void {
          if (next !== again) {
            if (shown === again) tell(history);
            return;
          }
          const isEnough = countOf(history) >= count || history.older === 'none';
          if (isEnough && history.confirmedAt !== undefined) {
            shown.stop();
            shown = again;
            next = undefined;
            tell(history);
          } else if (!isEnough && history.older === 'available') again.loadOlder();
          else if (history.older === 'failed') {
            // The next look that ends tries again.
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
      scanEnd.addEventListener('end', readAfterLook);
      return () => {
        scanEnd.removeEventListener('end', readAfterLook);
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

/** A history as it is read once. */
interface OpenHistory {
  readonly stop: () => void;
  readonly loadOlder: () => void;
  /** Whether whatever is written into it is heard of. */
  readonly isAllHeard: () => boolean;
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
      // What the cache knows is better than nothing; that nothing at all is known is told by listenConnected.
      if (page.held || !isFirst) tell();
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
      // That the server confirms what the cache knew is a change of metadata alone.
      { includeMetadataChanges: true },
      (snapshot) => {
        const { docs, metadata } = snapshot;
        page.isConfirmed ||= !metadata.fromCache;
        page.confirmedAt = metadata.fromCache ? undefined : Date.now();
        const isFull = docs.length === size;
        if (page.isConfirmed || isFull) silence.stop();
        // That the cache knows of nothing says nothing of what there is.
        if (!page.isConfirmed && docs.length === 0) return;
        const now = { entries: readAnew(snapshot, page.held), isFull };
        const isGap = isFirst && isFull && page.held !== undefined && isApart(page.held, now);
        rows.replace(page.held, now);
        page.held = now;
        page.end = docs.at(-1);
        page.state = isFull ? 'full' : page.isConfirmed ? 'last' : 'loading';
        if (!isFirst && isFull && page.isConfirmed && !now.entries.some(mayChange)) page.stop();
        tell();
        if (isGap) onGap();
      },
      (error) => {
        silence.stop();
        page.state = 'failed';
        if (isFirst) onError(error);
        else tell();
      },
    );
    page.stop = () => {
      page.stop = () => undefined;
      silence.stop();
      unsubscribe();
    };
  }

  function tell(): void {
    const older = { loading: 'loading', full: 'available', last: 'none', failed: 'failed' } as const;
    const state = pages.at(-1)?.state ?? 'loading';
    const times = pages.flatMap(({ confirmedAt }) => confirmedAt ?? []);
    onData({
      transactions: rows.newestFirst(),
      unreadable: rows.unreadable,
      older: older[state],
      // Of all of it the server has spoken no later than of the page it confirmed first.
      ...(times.length === pages.length && { confirmedAt: Math.min(...times) }),
    });
  }

  openPage(undefined);
  return {
    stop: () => pages.forEach((page) => page.stop()),
    isAllHeard: () => pages.length === 1 && rows.size === (pages[0]?.held?.entries.length ?? 0),
    loadOlder: () => {
      const last = pages.at(-1);
      if (last?.state !== 'full' && last?.state !== 'failed') return;
      if (last.state === 'failed') {
        last.stop();
        pages.pop();
      }
      openPage(pages.at(-1)?.end);
      tell();
    },
  };
}

/** Whether a page holds nothing that it held before: what lies between is not known. */
function isApart(before: HistoryPage, { entries }: HistoryPage): boolean {
  const ids = new Set(entries.map(({ id }) => id));
  return before.entries.length > 0 && !before.entries.some(({ id }) => ids.has(id));
}

/** Whether the chain may still say something new of a record. */
function mayChange({ transaction }: HistoryEntry): boolean {
  return transaction !== undefined && (transaction.status === 'pending' || transaction.is_final === false);
}

/** What says the same as before is not read anew: reading takes long, and what was made of it still holds. */
function readAnew(snapshot: QuerySnapshot, held: HistoryPage | undefined): HistoryEntry[] {
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

/** One record that cannot be read does not take the others along. */
function readOrNothing(document: QueryDocumentSnapshot): Transaction | undefined {
  try {
    return readTransaction(document);
  } catch {
    return undefined;
  }
}
