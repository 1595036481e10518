import type { Notice } from './IncomingStore.ts';

/**
 * Milliseconds to a repeated notification that was not acknowledged: a hidden page asks once a minute, and
 * one request may be delayed.
 */
const REPEATED_AFTER_MS = 3 * 60_000;

/**
 * Milliseconds from the first notification for which it is repeated; later, the history shows the transfer.
 */
const REPEATED_FOR_MS = 10 * 60_000;

/** A caller that may receive notices. */
export interface Listener {
  /** True if it wants notices. */
  readonly isListening: boolean;
  /** Ids of its recent notices; undefined for a client that acknowledges nothing. */
  readonly acknowledged: readonly string[] | undefined;
}

/** Notices to deliver, and those that stay stored. */
interface Division {
  readonly taken: readonly Notice[];
  readonly kept: readonly Notice[];
  /** True if the stored notices change. */
  readonly isChanged: boolean;
}

/**
 * Divides the waiting notices: acknowledged ones are removed, new ones are delivered, and those delivered a
 * while ago without an acknowledgement are delivered again. For a client that acknowledges nothing, a
 * delivered notice counts as acknowledged.
 *
 * @param now ms since 1970
 */
export function noticesFor(
  { isListening, acknowledged }: Listener,
  waiting: readonly Notice[],
  now: number,
): Division {
  const isOpen = ({ id, firstNotifiedAt }: Notice) =>
    acknowledged?.includes(id) !== true && (firstNotifiedAt === 0 || now - firstNotifiedAt < REPEATED_FOR_MS);
  const open = waiting.filter(isOpen);
  const taken = isListening
    ? open.filter(({ notifiedAt }) => notifiedAt === 0 || now - notifiedAt >= REPEATED_AFTER_MS)
    : [];
  const remaining = open.flatMap((notice) => {
    if (!taken.includes(notice)) return [notice];
    return acknowledged === undefined ? [] : [notifiedNow(notice, now)];
  });
  return { taken, kept: remaining, isChanged: taken.length > 0 || remaining.length < waiting.length };
}

/** Returns a notice as stored after its delivery to a client that may acknowledge it. */
export function notifiedNow(notice: Notice, now: number): Notice {
  return {
    ...notice,
    notifiedAt: now,
    firstNotifiedAt: notice.firstNotifiedAt === 0 ? now : notice.firstNotifiedAt,
  };
}
