import type { Notice } from './IncomingStore.ts';

/**
 * Until what was told and not acknowledged is told again, in ms: a hidden page asks once a minute, and may be held up for another
 * one.
 */
const TOLD_AGAIN_AFTER_MS = 3 * 60_000;

/** For so long it is told again, in ms since it was told first; whoever comes later looks at the history. */
const TOLD_FOR_MS = 10 * 60_000;

/** Who asks for notices. */
export interface Listener {
  /** Whether it is told anything. */
  readonly isTold: boolean;
  /** Ids of what it was told lately; undefined of one that acknowledges nothing. */
  readonly told: readonly string[] | undefined;
}

/** What somebody is told, and what is kept after that. */
interface Division {
  readonly taken: readonly Notice[];
  readonly kept: readonly Notice[];
  /** Whether what is kept is other than it was. */
  readonly isChanged: boolean;
}

/**
 * Divides what waits to be told: what is acknowledged goes, what nobody has been told is told, and what was told a while ago and not
 * acknowledged is told again. Whoever acknowledges nothing is told what counts as told then.
 *
 * @param now ms since 1970
 */
export function noticesFor({ isTold, told }: Listener, waiting: readonly Notice[], now: number): Division {
  const isOpen = ({ id, firstToldAt }: Notice) =>
    told?.includes(id) !== true && (firstToldAt === 0 || now - firstToldAt < TOLD_FOR_MS);
  const open = waiting.filter(isOpen);
  const taken = isTold
    ? open.filter(({ toldAt }) => toldAt === 0 || now - toldAt >= TOLD_AGAIN_AFTER_MS)
    : [];
  const kept = open.flatMap((notice) => {
    if (!taken.includes(notice)) return [notice];
    return told === undefined ? [] : [notifiedNow(notice, now)];
  });
  return { taken, kept, isChanged: taken.length > 0 || kept.length < waiting.length };
}

/** A notice as it is kept when somebody is told who may acknowledge it. */
export function notifiedNow(notice: Notice, now: number): Notice {
  return { ...notice, toldAt: now, firstToldAt: notice.firstToldAt === 0 ? now : notice.firstToldAt };
}
