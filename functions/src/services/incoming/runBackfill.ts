import { MAX_SCANNED_ACCOUNTS } from '@everything-wallet/core/schemas/incomingScan';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { BackfillUnfinishedError } from './BackfillUnfinishedError.ts';
import type { BackfillTask } from './BackfillTask.ts';
import type { IncomingScanner } from './IncomingScanner.ts';
import type { IncomingStore, NetworkCursor } from './IncomingStore.ts';
import { MAX_WATCHED } from './OwnAccounts.ts';
import { isSeenName } from './seenName.ts';

/** Time after which a run leaves the rest to a later one, in ms: other users' backfills wait for it. */
const MAX_RUN_MS = 45_000;

/** Pause between two scans, in ms: that of `ScanSchedule` while blocks are left. */
const PAUSE_MS = 2_000;

/** Dependencies of a backfill. */
export interface BackfillDependencies {
  readonly store: Pick<IncomingStore, 'read' | 'findOwn'>;
  readonly scanner: Pick<IncomingScanner, 'scan'>;
  /** Daily limit of what backfills of a user may read. */
  readonly budget: {
    waitBefore(userId: string): number;
    spend<Result>(userId: string, work: () => Promise<Result>): Promise<Result>;
  };
  readonly pause: (ms: number) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * Reads earlier transfers of a user's accounts on a network, as an open wallet does, until all are read or the user's daily budget is
 * used up. Both continue from the same cursor.
 *
 * @throws BackfillUnfinishedError if more is left than one run can read
 * @throws ChainUnavailableError if the network does not answer
 * @throws ServiceError 'failed-precondition' if the account is being deleted
 */
export async function runBackfill(
  { user, network }: BackfillTask,
  { store, scanner, budget, pause, now = Date.now }: BackfillDependencies,
): Promise<void> {
  const endAt = now() + MAX_RUN_MS;
  const cursor = (await store.read(user)).networks[networkByRpcName(network).id];
  // An open wallet may have read all meanwhile.
  if (!cursor?.isBehind) return;
  const known = addressesIn(cursor);
  const own = await store.findOwn(user, known);
  const addresses = known.filter((address) => own.has(address));
  for (let start = 0; start < addresses.length; start += MAX_SCANNED_ACCOUNTS) {
    const part = addresses.slice(start, start + MAX_SCANNED_ACCOUNTS);
    // Watch-only accounts take turns: a scan says nothing about the others.
    const turns = Math.ceil(part.length / MAX_WATCHED);
    let readTurns = 0;
    while (readTurns < turns) {
      if (budget.waitBefore(user) > 0) return;
      const { isCatchingUp, scanned } = await budget.spend(user, () =>
        scanner.scan(user, { addresses: part, networks: [network], wantsNotices: false }, () => false),
      );
      if (isCatchingUp) readTurns = 0;
      // Soon after another call's scan, this one has read nothing.
      else if (scanned?.includes(network) ?? true) readTurns += 1;
      if (readTurns === turns) break;
      if (now() >= endAt) throw new BackfillUnfinishedError();
      await pause(PAUSE_MS);
    }
  }
}

/** Returns the accounts that scans of a network have read, those furthest behind first. */
function addressesIn({ next }: NetworkCursor): readonly string[] {
  const first = new Map<string, number>();
  for (const [name, positions] of Object.entries(next)) {
    if (isSeenName(name)) continue;
    for (const [address, position] of Object.entries(positions))
      first.set(address, Math.min(position, first.get(address) ?? Infinity));
  }
  return [...first].sort(([, one], [, other]) => one - other).map(([address]) => address);
}
