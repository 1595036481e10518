import { MAX_NOTIFIED } from '@everything-wallet/core/schemas/incomingScan';
import { inGroups } from '../chain/inGroups.ts';
import { withUnpriced } from './addLatePrices.ts';
import { advanceCursor } from './advanceCursor.ts';
import { dayOf } from './dayOf.ts';
import { MAX_RECORDS_PER_WRITE } from './incomingLimits.ts';
import type { IncomingCursor, IncomingRecord, Notice, RecordWrites } from './IncomingStore.ts';
import { countKey, countsOfDay, withMade } from './madeRecords.ts';
import type { NetworkChange } from './NetworkChange.ts';
import { newestFirst } from './newestFirst.ts';
import { noticeOf } from './noticeOf.ts';
import { noticesFor, notifiedNow, type Listener } from './noticesFor.ts';
import type { IncomingPrices } from './pricesOf.ts';
import { recordKind } from './recordKind.ts';
import type { ScannerDependencies } from './ScannerDependencies.ts';
import { withOpenTransfers } from './withOpenTransfers.ts';
import { withoutAccounts } from './withoutAccounts.ts';
import { withPrices } from './withPrices.ts';

/** Changes that a scan makes. */
interface FindingsToWrite {
  readonly records: readonly IncomingRecord[];
  readonly prices: IncomingPrices;
  /** Ids of records to delete, whose transfers a reorg took. */
  readonly discarded: readonly string[];
  readonly changes: readonly NetworkChange[];
  /** Accounts that are not the user's any more. */
  readonly removedAccounts: ReadonlySet<string>;
  /** Listener at the time when notices are stored. */
  readonly listener: () => Listener;
}

/** Written findings. */
export interface WrittenFindings {
  /** Notices of the records that this call has completed, for its listener. */
  readonly arrived: readonly Notice[];
  /** True if they were stored for the next listener instead. */
  readonly areWaiting: boolean;
  /** Cursor after the write. */
  readonly cursor: IncomingCursor;
}

/**
 * Writes the findings of a scan and advances the cursor.
 *
 * A record, its notice and its open transfer are written in one Firestore transaction: each record is news only once, and a reorg can
 * remove it only if the cursor lists its transfer. Only the last Firestore transaction advances the positions, so after a crash the next
 * scan finds what is missing.
 */
export async function writeFindings(
  userId: string,
  before: IncomingCursor,
  { records, prices, discarded, changes, removedAccounts, listener }: FindingsToWrite,
  {
    store,
    requireActiveAccount,
    now,
  }: Pick<ScannerDependencies, 'store' | 'requireActiveAccount'> & {
    readonly now: () => number;
  },
): Promise<WrittenFindings> {
  const pages = pagesOf(withPrices(records, prices), discarded);
  const arrived: Notice[] = [];
  let areWaiting = false;
  let cursor = before;
  const withCounts = (stored: IncomingCursor, ids: readonly string[]): IncomingCursor => {
    const counted = records
      .filter(({ id }) => ids.includes(id))
      .map((record) => ({ kind: recordKind(record, prices), key: countKey(record.record) }));
    return { ...stored, made: withMade(countsOfDay(dayOf(now()), stored.made), counted, removedAccounts) };
  };
  const advance = (stored: IncomingCursor): IncomingCursor => ({
    ...stored,
    networks: withoutAccounts(changes.reduce(advanceCursor, stored.networks), removedAccounts),
    savedAt: now(),
    unpriced: stored.unpriced.filter(({ account }) => !removedAccounts.has(account)),
  });
  for (const [index, page] of pages.entries()) {
    await requireActiveAccount(userId);
    const { isListening, acknowledged } = listener();
    // A client that does not acknowledge takes its notices from the cursor, just before the answer.
    const acknowledges = isListening && acknowledged !== undefined;
    const noticesOf = (ids: readonly string[]) =>
      page.records.filter(({ id }) => ids.includes(id)).flatMap(noticeOf);
    const written = await store.write(userId, page, (stored, { completed, made: ids, unpriced }) => {
      const notices = noticesToStore(noticesOf(completed), acknowledges, now());
      // What a reorg took is shown to no listener.
      const replaced = new Set([...page.removed, ...notices.map(({ id }) => id)]);
      const others = noticesFor({ isListening: false, acknowledged }, stored.waiting, now()).kept;
      const updated: IncomingCursor = {
        ...withCounts(stored, ids),
        networks: changes.reduce(withOpenTransfers, stored.networks),
        waiting: newestFirst([...notices, ...others.filter(({ id }) => !replaced.has(id))]).slice(
          0,
          MAX_NOTIFIED,
        ),
        unpriced: withUnpriced(stored.unpriced, page.records, unpriced, now()),
      };
      cursor = index === pages.length - 1 ? advance(updated) : updated;
      return cursor;
    });
    const news = noticesOf(written.completed);
    if (acknowledges) arrived.push(...news);
    else areWaiting ||= news.length > 0;
  }
  return { arrived, areWaiting, cursor };
}

/** Splits the writes of a scan into Firestore transactions; without records, one that changes only the cursor. */
function pagesOf(records: readonly IncomingRecord[], removed: readonly string[]): readonly RecordWrites[] {
  const pages = inGroups([...records, ...removed], MAX_RECORDS_PER_WRITE).map((page) => ({
    records: page.filter((one) => typeof one !== 'string'),
    removed: page.filter((one) => typeof one === 'string'),
  }));
  return pages.length > 0 ? pages : [{ records: [], removed: [] }];
}

/** Returns the new notices as the cursor stores them. */
function noticesToStore(arrived: readonly Notice[], acknowledges: boolean, now: number): readonly Notice[] {
  const newest = newestFirst(arrived).slice(0, MAX_NOTIFIED);
  // The answer may be lost: a listener that acknowledges is notified again then.
  return acknowledges ? newest.map((notice) => notifiedNow(notice, now)) : newest;
}
