import type { Arrived } from '@everything-wallet/core/callables/incomingScan';
import { MAX_SCANNED_ACCOUNTS, MAX_NOTIFIED } from '@everything-wallet/core/callables/incomingScan';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { useQuery } from '@tanstack/react-query';
import { useRef, useSyncExternalStore } from 'react';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { batchQuery } from '../../../lib/refresh/batchQuery.ts';
import { together } from '../../../lib/refresh/alignRefetches.ts';
import { JOINS_AFTER_MS } from '../../../lib/refresh/joinsAfter.ts';
import { networkAttention } from '../../../lib/refresh/networkAttention.ts';
import { DISTANT_JOINS_AFTER_MS, refreshPace } from '../../../lib/refresh/refreshPace.ts';
import { sessionEnd } from '../../../lib/session/sessionEnd.ts';
import { transactionAlerts } from '../../../lib/storage/transactionAlerts.ts';
import { scanEnd } from '../scanEnd.ts';

/** While there is more to be read, in ms: the server reads a bounded part with each question. */
const CATCHING_UP_MS = 6_000;

/** In a hidden tab that may give notice, in ms; in any other hidden tab nothing is asked. */
const HIDDEN_MS = 60_000;

/**
 * So old is the first answer taken for, in ms: the opening call is not held up by it, and it is asked with the second question
 * about balances, which comes 6 s later at the soonest (`alignRefetches`).
 */
const FIRST_AGE_MS = JOINS_AFTER_MS - 3_000;

/** When it is asked where nothing else is, in ms: later than any second question about balances comes. */
const FIRST_ALONE_MS = 18_000;

/** What may not be read beside the networks that are silent: what is found by and by, and all there is until somebody answers. */
const CATCHING_UP = 'catching up';
const FIRST = 'first';

/** For so long a question says what was told, in ms: one that says it may be lost. The server tells it again for less. */
const TOLD_FOR_MS = 15 * 60_000;

/** Counts the sessions of this tab: an answer may come when whoever asked has left. */
let session = 0;
sessionEnd.addEventListener('end', () => (session += 1));

/** The last question about a network that was answered. */
interface Turn {
  /** In ms since 1970. */
  readonly askedAt: number;
  /** Whether all of it was read. */
  readonly isRead: boolean;
}

/** A part of the networks' answer: new records come by the listeners. */
interface Incoming {
  /** Whether the server has not read everything yet. */
  readonly isCatchingUp: boolean;
  /** Accounts that have had more today than is listed. */
  readonly tooBusy: readonly string[];
  /** Networks of which one node alone of several answered when they were asked last. */
  readonly unconfirmed: readonly RpcName[];
}

const nothing: Incoming = { isCatchingUp: false, tooBusy: [], unconfirmed: [] };

/**
 * Has the server look for what came in, as long as the wallet is open, together with whatever else is asked: on networks that
 * somebody waits for each time, on the others every three minutes.
 *
 * @param addresses the user's accounts; none waits. More than one question takes have their turn one part after the other
 * @param onArrived told what came in for certain: each transfer once, over all tabs. The questions after it acknowledge that
 */
export function useIncoming(
  userId: string,
  addresses: readonly string[],
  networks: readonly RpcName[],
  onArrived: (arrived: readonly Arrived[], count: number) => void,
): Incoming {
  const turn = useRef(0);
  const busy = useRef<ReadonlySet<string>>(new Set());
  /** Networks of which one node alone answered, by the accounts that were asked about. */
  const ofOneNode = useRef(new Map<string, ReadonlySet<RpcName>>());
  /** When a network was asked last, by network and the accounts that were asked about. */
  const turns = useRef(new Map<string, Turn>());
  /** What was not read by the last answer, by the accounts that were asked about. */
  const unread = useRef(new Map<string, ReadonlySet<string>>());
  /** When a transfer was told, by the id of its record, in ms since 1970. */
  const told = useRef(new Map<string, number>());
  const mayNotify = useSyncExternalStore(transactionAlerts.listen, transactionAlerts.mayNotify);
  const { data } = useQuery({
    queryKey: ['incoming', userId, addresses, networks],
    queryFn: async (): Promise<Incoming> => {
      const parts = Math.ceil(addresses.length / MAX_SCANNED_ACCOUNTS);
      const start = (turn.current % parts) * MAX_SCANNED_ACCOUNTS;
      turn.current += 1;
      const asking = session;
      const asked = addresses.slice(start, start + MAX_SCANNED_ACCOUNTS);
      const part = asked.join();
      const due = networks.filter((network) => isDue(network, turns.current.get(`${network} ${part}`)));
      const answer = await batchQuery('incoming', {
        addresses: asked,
        networks: due,
        wantsNotices: transactionAlerts.areOn(),
        told: recentlyNotified(told.current),
      });
      // Whoever signs in next is told nothing of it.
      if (asking !== session) throw new CallableError('cancelled', '');
      for (const network of due) {
        const isRead = !answer.isCatchingUp && !answer.silent.includes(network);
        turns.current.set(`${network} ${part}`, { askedAt: Date.now(), isRead });
      }
      // Of networks that were not asked now it stays as it was.
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
      // What is told again, as its acknowledgement was lost, is known already.
      const again = new Set(answer.arrivedIds.filter((id) => told.current.has(id)));
      for (const id of answer.arrivedIds) told.current.set(id, Date.now());
      const arrivedCount = answer.arrivedCount - again.size;
      if (arrivedCount > 0)
        onArrived(
          answer.arrived.filter(({ id }) => !again.has(id)),
          arrivedCount,
        );
      // Of the other parts it stays as their turn had it.
      busy.current = new Set([
        ...[...busy.current].filter((address) => addresses.includes(address) && !asked.includes(address)),
        ...answer.tooBusy,
      ]);
      const unconfirmed = new Set([...ofOneNode.current.values()].flatMap((each) => [...each]));
      return {
        isCatchingUp: answer.isCatchingUp,
        tooBusy: [...busy.current],
        unconfirmed: networks.filter((network) => unconfirmed.has(network)),
      };
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
  return data;
}

/** Whether a network is asked now: those that are not waited for only after a while, unless they are not read to the end. */
function isDue(network: RpcName, last: Turn | undefined): boolean {
  if (!last?.isRead || networkAttention.isClose(networkByRpcName(network).id)) return true;
  return Date.now() - last.askedAt >= DISTANT_JOINS_AFTER_MS;
}

/** Ids of what was told lately, the newest; older ones are forgotten. */
function recentlyNotified(told: Map<string, number>): string[] {
  for (const [id, at] of told) if (Date.now() - at >= TOLD_FOR_MS) told.delete(id);
  return [...told.keys()].slice(-MAX_NOTIFIED);
}
