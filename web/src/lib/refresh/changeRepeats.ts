import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { sessionEnd } from '../session/sessionEnd.ts';
import { attention } from './attention.ts';
import { JOINS_AFTER_MS, JUST_HEARD_MS } from './joinsAfter.ts';
import { networkAttention } from './networkAttention.ts';
import { networkChanges } from './networkChanges.ts';
import { trustedMarks } from './trustedMarks.ts';

/** Time between two requests because of marks while the user is idle, in ms. */
const IDLE_REPEAT_MS = 60_000;

/** Changes after which a network is queried once more, in ms since 1970. */
const changesToRepeat = new Map<NetworkId, number>();
let repeat:
  | { readonly timer: ReturnType<typeof setTimeout>; readonly startedAt: number; readonly isIdle: boolean }
  | undefined;

/**
 * Repeats each change of a network twelve seconds later, since the nodes that answer may not have it yet: a part of the wallet that is
 * loaded later.
 */
export const changeRepeats = {
  /**
   * Notes a scanner's mark of a network: as a change, but marks that follow soon share a request with others, whatever their network,
   * because each block may bring one.
   */
  noticeMark: (network: NetworkId): void => {
    if (repeat) noteChange(network);
    else networkAttention.noticeChange(network);
  },
};

networkAttention.listen(({ network, unlessHeardMs }) => {
  if (unlessHeardMs === 0) noteChange(network);
});

function noteChange(network: NetworkId): void {
  networkChanges.note(network);
  trustedMarks.noteMovement(network);
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
  for (const [network] of changes) networkAttention.noticeChange(network, JUST_HEARD_MS);
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
