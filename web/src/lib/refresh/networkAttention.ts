import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { sessionEnd } from '../session/sessionEnd.ts';
import { attention } from './attention.ts';
import { JOINS_AFTER_MS } from './joinsAfter.ts';
import { networkChanges } from './networkChanges.ts';

/** Asks for a network to be polled now, unless it was a moment ago. */
interface News {
  readonly network: NetworkId;
  /** An answer younger than this is recent enough, in ms. */
  readonly unlessHeardMs: number;
}

/** Time between two requests because of marks while the user is idle, in ms. */
const IDLE_REPEAT_MS = 60_000;

/** Age of an answer that needs no repeat, in ms. */
const JUST_HEARD_MS = 2_000;

let selected: NetworkId | undefined;
const awaited = new Map<object, readonly NetworkId[]>();
const listeners = new Set<(news: News) => void>();
/** Changes after which a network is queried once more, in ms since 1970. */
const changesToRepeat = new Map<NetworkId, number>();
let repeat:
  | { readonly timer: ReturnType<typeof setTimeout>; readonly startedAt: number; readonly isIdle: boolean }
  | undefined;

/** Networks on which the user waits for news: these are polled as often as possible, the others rarely. */
export const networkAttention = {
  /**
   * Returns true for the selected network, and for one with something pending; before a selection, for all.
   */
  isClose: (network: NetworkId): boolean =>
    selected === undefined || selected === network || networkAttention.isAwaited(network),

  /** Returns true while something is pending on a network. */
  isAwaited: (network: NetworkId): boolean => [...awaited.values()].flat().includes(network),

  /** Selects the network on the screen; undefined for none. */
  select: (network: NetworkId | undefined): void => {
    if (network === selected) return;
    selected = network;
    // Queries of the last call are not repeated.
    if (network !== undefined) announce(network, JOINS_AFTER_MS);
  },

  /**
   * Notes that something is pending on some networks.
   *
   * @returns ends the wait
   */
  await: (networks: readonly NetworkId[]): (() => void) => {
    const waiting = {};
    awaited.set(waiting, networks);
    return () => void awaited.delete(waiting);
  },

  /**
   * Notes a change on a network: listeners query it now. With the default 0, they do so again after twelve seconds, since the nodes that
   * answer may not have the change yet.
   */
  noticeChange: (network: NetworkId, unlessHeardMs = 0): void => {
    if (unlessHeardMs === 0) noteChange(network);
    announce(network, unlessHeardMs);
  },

  /**
   * Notes a scanner's mark of a network: as a change, but marks that follow soon share a request with others, whatever their network,
   * because each block may bring one.
   */
  noticeMark: (network: NetworkId): void => {
    const isFirst = repeat === undefined;
    noteChange(network);
    if (isFirst) announce(network, 0);
  },

  /** Calls back when a network is to be queried immediately. */
  listen: (listener: (news: News) => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function announce(network: NetworkId, unlessHeardMs: number): void {
  for (const listener of listeners) listener({ network, unlessHeardMs });
}

function noteChange(network: NetworkId): void {
  networkChanges.note(network);
  changesToRepeat.set(network, Date.now());
  if (!repeat) scheduleRepeat();
}

function scheduleRepeat(): void {
  const isIdle = attention.isIdle();
  const timer = setTimeout(announceAgain, isIdle ? IDLE_REPEAT_MS : JOINS_AFTER_MS);
  repeat = { timer, startedAt: Date.now(), isIdle };
}

function announceAgain(): void {
  const startedAt = repeat?.startedAt ?? 0;
  repeat = undefined;
  const changes = [...changesToRepeat];
  changesToRepeat.clear();
  // After a change while the time ran, nodes have had less time for it.
  for (const [network, at] of changes) if (at > startedAt) changesToRepeat.set(network, Date.now());
  if (changesToRepeat.size > 0) scheduleRepeat();
  for (const [network] of changes) announce(network, JUST_HEARD_MS);
}

attention.listen(() => {
  if (!repeat?.isIdle) return;
  clearTimeout(repeat.timer);
  announceAgain();
});

sessionEnd.addEventListener('end', () => {
  clearTimeout(repeat?.timer);
  repeat = undefined;
  changesToRepeat.clear();
});
