import type { Arrived, BackfillProgress, LateScan } from '@everything-wallet/core/schemas/incomingScan';
import { MAX_SCANNED_ACCOUNTS, MAX_NOTIFIED } from '@everything-wallet/core/schemas/incomingScan';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { batchQuery } from '../../../lib/refresh/batchQuery.ts';
import { together } from '../../../lib/refresh/alignRefetches.ts';
import { JOINS_AFTER_MS } from '../../../lib/refresh/joinsAfter.ts';
import { lastMarks } from '../../../lib/refresh/lastMarks.ts';
import { trustedMarks } from '../../../lib/refresh/trustedMarks.ts';
import { refreshPace } from '../../../lib/refresh/refreshPace.ts';
import { sessionEnd } from '../../../lib/session/sessionEnd.ts';
import { transactionAlerts } from '../../../lib/storage/transactionAlerts.ts';
import type { AccountMarks } from '../api/listenToAccountMarks.ts';
import { useMarkedNetworks } from './useMarkedNetworks.ts';
import { MarkPace } from '../MarkPace.ts';
import { scanEnd } from '../scanEnd.ts';
import { ScanTurns } from '../ScanTurns.ts';

/** Polling interval while there is more to read, in ms: the server scans a bounded part per request. */
const CATCHING_UP_MS = 6_000;

/** Polling interval in a hidden tab that may notify, in ms; other hidden tabs do not poll. */
const HIDDEN_MS = 60_000;

/**
 * Assumed age of the first answer, in ms: the opening call does not wait for it, and it joins the second request for balances, at least 6 s
 * later (`alignRefetches`).
 */
const FIRST_AGE_MS = JOINS_AFTER_MS - 3_000;

/** Delay of the first request where nothing else is polled, in ms: later than any second request for balances. */
const FIRST_ALONE_MS = 18_000;

/** Keys of unread parts beside silent networks: parts still being scanned, and everything before the first answer. */
const CATCHING_UP = 'catching up';
const FIRST = 'first';

/**
 * Time for which requests acknowledge a notification, in ms: an acknowledgement may be lost. The server repeats a notification for less
 * time.
 */
const ACKNOWLEDGED_FOR_MS = 15 * 60_000;

/** Counts the sessions of this tab: an answer may arrive after a sign-out. */
let session = 0;
sessionEnd.addEventListener('end', () => (session += 1));

/** The part of the answer shown; new records arrive through the listeners. */
export interface Incoming {
  /** True if the server has not read everything yet. */
  readonly isCatchingUp: boolean;
  /** Accounts with more transfers today than are listed. */
  readonly tooBusy: readonly string[];
  /** Networks of which only one of several nodes answered the last request. */
  readonly unconfirmed: readonly RpcName[];
  /** Networks with earlier blocks left to read. */
  readonly backfills: readonly BackfillProgress[];
  /** Networks whose scanner is behind. */
  readonly late: readonly LateScan[];
}

const nothing: Incoming = { isCatchingUp: false, tooBusy: [], unconfirmed: [], backfills: [], late: [] };

/**
 * Has the server scan for incoming transfers while the wallet is open, along with other requests: networks that a scanner
 * watches after a mark, other active ones each time, and all every three minutes.
 *
 * @param addresses the user's accounts; none waits. More than fit one request take turns
 * @param marks times of the last movements that the scanners found; undefined while they are unknown
 * @param onArrived called with confirmed transfers: each once, over all tabs. Later requests acknowledge them
 */
export function useIncoming(
  userId: string,
  addresses: readonly string[],
  networks: readonly RpcName[],
  marks: AccountMarks | undefined,
  onArrived: (arrived: readonly Arrived[], count: number) => void,
): Incoming {
  const busy = useRef<ReadonlySet<string>>(new Set());
  /** Networks of which only one node answered, by the accounts of the request. */
  const ofOneNode = useRef(new Map<string, ReadonlySet<RpcName>>());
  const turns = useRef(new ScanTurns());
  /** The marks as they are now, for requests that begin later. */
  const newest = useRef(marks);
  /** Parts that the last answer had not read, by the accounts of the request. */
  const unread = useRef(new Map<string, ReadonlySet<string>>());
  const shown = useRef(nothing);
  const pace = useRef(new MarkPace());
  /** Time of each notification, by the id of its record, in ms since 1970. */
  const notified = useRef(new Map<string, number>());
  const mayNotify = useSyncExternalStore(transactionAlerts.listen, transactionAlerts.mayNotify);
  const { data, dataUpdatedAt, errorUpdatedAt, isFetchedAfterMount, isFetching, refetch } = useQuery({
    queryKey: ['incoming', userId, addresses, networks],
    queryFn: async (): Promise<Incoming> => {
      const known = newest.current;
      const part = turns.current.next(networks, partsOf(addresses), known);
      const scanned = part.split(',');
      const asking = session;
      const due = turns.current.due(networks, part, known);
      if (due.length === 0) return shown.current;
      if (turns.current.hasUnread(networks, [part], known)) pace.current.noteRequest(known);
      const answer = await batchQuery('incoming', {
        addresses: scanned,
        networks: [...due],
        wantsNotices: transactionAlerts.areOn(),
        told: recentlyNotified(notified.current),
      });
      // The next user must not be notified.
      if (asking !== session) throw new CallableError('cancelled', '');
      turns.current.note(due, part, known, answer);
      // Networks not scanned this time are unchanged.
      ofOneNode.current.set(
        part,
        new Set([
          ...[...(ofOneNode.current.get(part) ?? [])].filter((network) => !due.includes(network)),
          ...due.filter((network) => answer.unconfirmed.includes(network)),
        ]),
      );
      const left = new Set([...answer.silent, ...(answer.isCatchingUp ? [CATCHING_UP] : [])]);
      const before = unread.current.get(part) ?? new Set([FIRST]);
      unread.current.set(part, left);
      if ([...before].some((each) => !left.has(each))) scanEnd.dispatchEvent(new Event('end'));
      // A repeated notification, whose acknowledgement was lost, is already known.
      const again = new Set(answer.arrivedIds.filter((id) => notified.current.has(id)));
      for (const id of answer.arrivedIds) notified.current.set(id, Date.now());
      const arrivedCount = answer.arrivedCount - again.size;
      if (arrivedCount > 0)
        onArrived(
          answer.arrived.filter(({ id }) => !again.has(id)),
          arrivedCount,
        );
      // The other parts are unchanged.
      busy.current = new Set([
        ...[...busy.current].filter((address) => addresses.includes(address) && !scanned.includes(address)),
        ...answer.tooBusy,
      ]);
      const unconfirmed = new Set([...ofOneNode.current.values()].flatMap((each) => [...each]));
      shown.current = {
        isCatchingUp: answer.isCatchingUp,
        tooBusy: [...busy.current],
        unconfirmed: networks.filter((network) => unconfirmed.has(network)),
        backfills: answer.backfills,
        late: answer.late,
      };
      return shown.current;
    },
    enabled: addresses.length > 0,
    initialData: nothing,
    initialDataUpdatedAt: () => Date.now() - FIRST_AGE_MS,
    staleTime: FIRST_ALONE_MS,
    refetchInterval: ({ state }) => {
      if (document.visibilityState === 'hidden') return HIDDEN_MS;
      if (state.data?.isCatchingUp) return CATCHING_UP_MS;
      return state.dataUpdateCount + state.errorUpdateCount === 0 ? FIRST_ALONE_MS : refreshPace({ state });
    },
    refetchIntervalInBackground: mayNotify,
    meta: together,
    retry: false,
    gcTime: 0,
  });
  // Runs before the effects below: the requests that they send must use the new marks.
  useEffect(() => void (newest.current = marks), [marks]);
  useMarkedNetworks(networks, marks);
  useEffect(() => {
    if (!isFetchedAfterMount) {
      if (marks && addresses.length > 0)
        trustedMarks.trustUntilScan(lastMarks.findUnchanged({ userId, addresses }, marks));
      return;
    }
    const until = turns.current.trustedUntil(networks, partsOf(addresses), marks);
    trustedMarks.set(until);
    const watched = [...until].flatMap(([id, time]) => (Date.now() < time ? [id] : []));
    if (marks) lastMarks.store({ userId, addresses }, marks, watched);
  }, [userId, marks, networks, addresses, isFetchedAfterMount, dataUpdatedAt, errorUpdatedAt]);
  useEffect(() => trustedMarks.clear, []);
  useEffect(() => {
    const isHidden = document.visibilityState === 'hidden' && !transactionAlerts.mayNotify();
    // `refetch` would return the request in progress, which may predate the mark; this runs again when it ends.
    if (isHidden || isFetching) return undefined;
    if (!turns.current.hasUnread(networks, partsOf(addresses), marks)) return undefined;
    const timer = setTimeout(() => void refetch({ cancelRefetch: false }), pace.current.waitMs(marks));
    return () => clearTimeout(timer);
  }, [marks, networks, addresses, dataUpdatedAt, errorUpdatedAt, isFetching, refetch]);
  return data;
}

/** Returns the accounts of the requests that take turns, as their keys. */
function partsOf(addresses: readonly string[]): string[] {
  return Array.from({ length: Math.ceil(addresses.length / MAX_SCANNED_ACCOUNTS) }, (_, index) =>
    addresses.slice(index * MAX_SCANNED_ACCOUNTS, (index + 1) * MAX_SCANNED_ACCOUNTS).join(),
  );
}

/** Returns the ids of the latest notifications, and forgets older ones. */
function recentlyNotified(notified: Map<string, number>): string[] {
  for (const [id, at] of notified) if (Date.now() - at >= ACKNOWLEDGED_FOR_MS) notified.delete(id);
  return [...notified.keys()].slice(-MAX_NOTIFIED);
}
