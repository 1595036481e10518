import { isAccountLeaving } from '../account/isAccountLeaving.ts';
import { MAX_NOTIFIED } from '@everything-wallet/core/schemas/incomingScan';
import { withUnpriced } from './addLatePrices.ts';
import { logFailure } from '../../errors/logFailure.ts';
import { advanceCursor } from './advanceCursor.ts';
import { chooseRecords } from './chooseRecords.ts';
import { dayOf } from './dayOf.ts';
import type { DoneTransactions } from './DoneTransactions.ts';
import { incomingRecordsOf } from './incomingRecordsOf.ts';
import type { IncomingCursor, Notice, WrittenRecords } from './IncomingStore.ts';
import { continueBackfill } from './continueBackfill.ts';
import { countKey, countsOfDay, withMade } from './madeRecords.ts';
import type { NetworkChange } from './NetworkChange.ts';
import { newestFirst } from './newestFirst.ts';
import { noticeOf } from './noticeOf.ts';
import { noticesFor, notifiedNow, type Listener } from './noticesFor.ts';
import { openTransfersOf } from './openTransfersOf.ts';
import type { OwnAccounts } from './OwnAccounts.ts';
import { pricesOf } from './pricesOf.ts';
import { recordKind } from './recordKind.ts';
import type { ScannedNetwork } from './ScannedNetwork.ts';
import type { ScannerDependencies } from './ScannerDependencies.ts';
import type { ScanSchedule } from './ScanSchedule.ts';
import { opensMore, withOpenTransfers } from './withOpenTransfers.ts';
import { withoutAccounts } from './withoutAccounts.ts';
import { withoutOwnCalls } from './withoutOwnCalls.ts';
import { withPrices } from './withPrices.ts';

/**
 * The cursor is stored once in this time where nothing came in, in ms. A lost one is read again, which after five minutes takes no more
 * requests than after one, except for blocks that all users of an instance share.
 */
const SAVED_AFTER_MS = 5 * 60_000;

/** Findings of a scan, and what they are compared with. */
interface Findings {
  readonly scanned: readonly ScannedNetwork[];
  readonly cursor: IncomingCursor;
  readonly accounts: ReadonlySet<string>;
  /** State of the listener after the records are written. */
  readonly listener: () => Listener;
}

/** Dependencies of the recording. */
interface Recorder extends Required<Omit<ScannerDependencies, 'ledgerOf' | 'sourcesOf' | 'limits'>> {
  readonly schedule: ScanSchedule;
  readonly own: OwnAccounts;
  readonly done: DoneTransactions;
}

/** Recorded findings. */
interface Recorded {
  /** Notices of the records that this call has completed, for its listener. */
  readonly arrived: readonly Notice[];
  /** True if they were stored for the next listener instead. */
  readonly areWaiting: boolean;
  /** The cursor after it. */
  readonly kept: IncomingCursor;
}

/**
 * Records the transfers that a scan has found, removes those that a reorg has taken, and moves the cursor on.
 *
 * Whatever fails on the way is found again by the next scan: nothing is recorded that the cursor does not know to be open.
 */
export async function recordFindings(
  userId: string,
  { scanned, cursor, accounts, listener }: Findings,
  recorder: Recorder,
): Promise<Recorded> {
  const { store, requireActiveAccount, schedule, done, now } = recorder;
  const all = await Promise.all(scanned.map((one) => withoutOwnCalls(userId, one, store)));
  const day = dayOf(now());
  const found = await Promise.all(
    all.map(async (one) => ({
      scanned: one,
      records: await incomingRecordsOf(userId, one.network, one.findings.examined, recorder),
    })),
  );
  const prices = await pricesOf(
    found.flatMap((one) => one.records),
    recorder.readPrices,
    userId,
  );
  const { records, left } = chooseRecords(userId, found, prices, countsOfDay(day, cursor.made));
  const outcomes = all.map((one) => openTransfersOf(userId, one, { accounts, left }));
  const changes = all.map(({ network, findings, cursor: before, tokens }, index): NetworkChange => {
    const isBehind = findings.isCatchingUp;
    const backfill = continueBackfill(before.backfill, { isBehind, backfill: findings.backfill });
    const dueAt = schedule.finish(userId, network, { isBehind, backfill });
    const open = outcomes[index]?.open ?? {};
    return {
      ...{ network, accounts, open, tokens, dueAt, isBehind, backfill },
      before: before.next,
      next: findings.next,
      since: findings.since,
    };
  });
  const removed = outcomes.flatMap((outcome) => outcome.removed);
  const isNews =
    cursor.savedAt === 0 ||
    outcomes.some((outcome) => outcome.isNews) ||
    // Other instances answer by the cursor.
    changes.some(({ network, isBehind }) => isBehind || cursor.networks[network.id]?.isBehind === true);
  const isWritten = records.length > 0 || removed.length > 0;
  const isSaved = isNews || records.length > 0 || now() - cursor.savedAt >= SAVED_AFTER_MS;
  if (isWritten || isSaved) await requireActiveAccount(userId);
  // The open transfer is stored before its record: otherwise a reorg could never remove the record.
  if (changes.some(({ network, open }) => opensMore(open, cursor.networks[network.id]?.open ?? {})))
    await store.save(userId, (kept) => ({
      ...kept,
      networks: changes.reduce(withOpenTransfers, kept.networks),
    }));
  // A place that another transfer has taken over was removed and is written.
  const recorded = new Set(records.map(({ id }) => id));
  const discarded = removed.filter((id) => !recorded.has(id));
  const written: WrittenRecords = isWritten
    ? await store.write(withPrices(records, prices), discarded)
    : { completed: [], made: [], unpriced: [] };
  const arrived = records.filter(({ id }) => written.completed.includes(id)).flatMap(noticeOf);
  const { isListening, acknowledged } = listener();
  const unacknowledged = (waiting: readonly Notice[]) =>
    noticesFor({ isListening: false, acknowledged }, waiting, now()).kept;
  const added = noticesToStore(arrived, { isListening, acknowledged }, now());
  const saveCursor = async (): Promise<void> => {
    await requireActiveAccount(userId);
    const gone = await recorder.own.findRemoved(userId, cursor, accounts);
    const counted = records
      .filter(({ id }) => written.made.includes(id))
      .map((record) => ({ kind: recordKind(record, prices), key: countKey(record.record) }));
    await store.save(userId, (kept) => ({
      ...kept,
      networks: withoutAccounts(changes.reduce(advanceCursor, kept.networks), gone),
      savedAt: now(),
      waiting: [
        ...added,
        // What a reorg took is shown to no listener.
        ...unacknowledged(kept.waiting).filter(({ id }) => !discarded.includes(id)),
      ].slice(0, MAX_NOTIFIED),
      unpriced: withUnpriced(kept.unpriced, records, written.unpriced, now()).filter(
        ({ account }) => !gone.has(account),
      ),
      made: withMade(countsOfDay(day, kept.made), counted, gone),
    }));
  };
  if (isSaved) {
    try {
      await saveCursor();
    } catch (error) {
      // A record is news only once: without the cursor, its notice must still reach the caller.
      if (arrived.length === 0 || isAccountLeaving(error)) throw error;
      logFailure('storing a scan', error);
      return { arrived, areWaiting: false, kept: cursor };
    }
  }
  for (const { network, findings } of all)
    done.note(userId, { network, examined: findings.examined }, { accounts, left });
  return {
    arrived: isListening ? arrived : [],
    areWaiting: !isListening && arrived.length > 0,
    kept: {
      ...cursor,
      networks: changes.reduce(advanceCursor, cursor.networks),
      waiting: isSaved ? [...added, ...unacknowledged(cursor.waiting)] : cursor.waiting,
      savedAt: isSaved ? now() : cursor.savedAt,
    },
  };
}

/** Returns the new notices that the cursor has to store. */
function noticesToStore(
  arrived: readonly Notice[],
  { isListening, acknowledged }: Listener,
  now: number,
): readonly Notice[] {
  // Without a listener they wait for the next one, with the same write as the position behind them.
  if (!isListening) return newestFirst(arrived);
  // The answer may be lost: a listener that acknowledges is notified again then.
  if (acknowledged === undefined) return [];
  return newestFirst(arrived)
    .slice(0, MAX_NOTIFIED)
    .map((notice) => notifiedNow(notice, now));
}
