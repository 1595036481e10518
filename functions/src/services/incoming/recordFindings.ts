import { advanceCursor } from './advanceCursor.ts';
import { chooseRecords } from './chooseRecords.ts';
import { continueBackfill } from './continueBackfill.ts';
import { dayOf } from './dayOf.ts';
import type { DoneTransactions } from './DoneTransactions.ts';
import { incomingRecordsOf } from './incomingRecordsOf.ts';
import type { IncomingCursor, NetworkCursor } from './IncomingStore.ts';
import { countsOfDay } from './madeRecords.ts';
import type { NetworkChange } from './NetworkChange.ts';
import type { Listener } from './noticesFor.ts';
import { openTransfersOf } from './openTransfersOf.ts';
import type { OwnAccounts } from './OwnAccounts.ts';
import { pricesOf } from './pricesOf.ts';
import { scannedName } from './scannedName.ts';
import type { ScannedNetwork } from './ScannedNetwork.ts';
import type { ScannerDependencies } from './ScannerDependencies.ts';
import type { ScanSchedule } from './ScanSchedule.ts';
import { withoutOwnCalls } from './withoutOwnCalls.ts';
import { writeFindings, type WrittenFindings } from './writeFindings.ts';

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
  /** Listener at the time when notices are stored. */
  readonly listener: () => Listener;
}

/** Dependencies of the recording. */
interface Recorder extends Required<Omit<ScannerDependencies, 'ledgerOf' | 'sourcesOf' | 'limits'>> {
  readonly schedule: ScanSchedule;
  readonly own: OwnAccounts;
  readonly done: DoneTransactions;
}

/**
 * Records the transfers that a scan has found, removes those that a reorg has taken, and advances the cursor.
 *
 * If a step fails, the next scan finds the same again: a record is stored only together with its notice and its entry in the cursor.
 */
export async function recordFindings(
  userId: string,
  { scanned, cursor, accounts, listener }: Findings,
  recorder: Recorder,
): Promise<WrittenFindings> {
  const { store, schedule, own, done, now } = recorder;
  const all = await Promise.all(scanned.map((one) => withoutOwnCalls(userId, one, store)));
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
  const { records, left } = chooseRecords(userId, found, prices, countsOfDay(dayOf(now()), cursor.made));
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
    // Only the stored position ends an account's turns.
    changes.some(({ network, next }) => hasJoined(next, cursor.networks[network.id]?.next)) ||
    // Other instances answer by the cursor.
    changes.some(({ network, isBehind }) => isBehind || cursor.networks[network.id]?.isBehind === true);
  const isSaved = isNews || records.length > 0 || now() - cursor.savedAt >= SAVED_AFTER_MS;
  // A place that another transfer has taken over was removed and is written.
  const recorded = new Set(records.map(({ id }) => id));
  const written = isSaved
    ? await writeFindings(
        userId,
        cursor,
        {
          ...{ records, prices, changes, listener },
          discarded: removed.filter((id) => !recorded.has(id)),
          removedAccounts: await own.findRemoved(userId, cursor, accounts),
        },
        recorder,
      )
    : undefined;
  for (const { network, findings } of all)
    done.note(userId, { network, examined: findings.examined }, { accounts, left });
  return (
    written ?? {
      arrived: [],
      areWaiting: false,
      cursor: { ...cursor, networks: changes.reduce(advanceCursor, cursor.networks) },
    }
  );
}

/** Returns true if an account has a first position in the matches of the network's scanner. */
function hasJoined(next: NetworkCursor['next'], before: NetworkCursor['next'] = {}): boolean {
  const known = before[scannedName] ?? {};
  return Object.keys(next[scannedName] ?? {}).some((address) => known[address] === undefined);
}
