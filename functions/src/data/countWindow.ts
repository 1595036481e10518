/** Use of a count, as one document stores it. */
export interface CountWindow {
  /** Units counted in the window, besides the leased ones. */
  readonly count: number;
  /** Start of the window, in milliseconds since 1970. */
  readonly startedAt: number;
  /** Units of each window that instances hold until `leasedUntil`. */
  readonly leased: number;
  /** End of all leases in ms since 1970, always the end of a window; 0 without a lease. */
  readonly leasedUntil: number;
}

/** Units that an instance asks for besides those of an attempt, to count in its own memory. */
export interface LeaseWish {
  /** Units of each window to hold, as far as they may be held. */
  readonly held: number;
  /** Units of this window for calls that wait at the instance, as far as they are left. */
  readonly waiting: number;
}

/** An attempt as one document counts it. */
interface Charge {
  readonly limit: { readonly windowMs: number };
  readonly units?: number;
}

/** Units that an instance may use: at least those of the attempt. */
export interface Lease {
  /** Units of the open window alone. */
  readonly thisWindow: number;
  /** Units of the open window, and of each one after it until `until`. */
  readonly perWindow: number;
  readonly windowEndsAt: number;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/**
 * Windows that leases last for, from the one in which the first of them begins: half an hour for the calls of a minute. Longer
 * ones would save little, and hold the units of instances that have ended.
 */
export const LEASED_WINDOWS = 30;

/** Part of a document's limit that all instances together may hold: the error of a limit. */
const MAX_LEASED_PART = 0.4;

/**
 * Units of a document that are never leased: the costliest call. Holdings of 30 accounts and 200 tokens on nine networks cost 72;
 * prices and a balance are asked with them.
 */
const MIN_UNLEASED_UNITS = 80;

/** Part of what is left that a lease may take beyond the attempt, so that the last units go to calls. */
const MAX_LEFT_PART = 0.25;

/** Returns the part of a limit that is counted in one of its documents. */
export function shareOf(
  { attempts, shards = 1 }: { readonly attempts: number; readonly shards?: number },
  shard: number,
): number {
  return Math.floor(attempts / shards) + (shard < attempts % shards ? 1 : 0);
}

/** Returns how many units of a document's limit instances may hold. */
export function leasableOf(share: number): number {
  return Math.max(0, Math.min(Math.floor(share * MAX_LEASED_PART), share - MIN_UNLEASED_UNITS));
}

/**
 * Returns the window that is open now. While units are leased, windows follow one another without a gap, since instances use
 * theirs in each of them; otherwise the next one begins with the next attempt.
 */
export function openWindow(stored: CountWindow | undefined, windowMs: number, now: number): CountWindow {
  const fresh = { count: 0, startedAt: now, leased: 0, leasedUntil: 0 };
  if (!stored) return fresh;
  const isLeased = stored.leased > 0 && now < stored.leasedUntil;
  const window = isLeased ? stored : { ...stored, leased: 0, leasedUntil: 0 };
  const age = now - stored.startedAt;
  if (age < windowMs) return window;
  return isLeased ? { ...window, count: 0, startedAt: now - (age % windowMs) } : fresh;
}

/** Counts an attempt in an open window, and leases units if it asks for them; undefined if too little is left. */
export function chargeWindow(
  window: CountWindow,
  share: number,
  charge: Charge & Partial<LeaseWish>,
): { readonly after: CountWindow; readonly lease: Lease } | undefined {
  const { limit, units = 1, held = 0, waiting = 0 } = charge;
  const left = share - window.leased - window.count;
  if (left < units) return undefined;
  const spare = Math.max(units, Math.floor(left * MAX_LEFT_PART));
  const perWindow = Math.max(0, Math.min(held, leasableOf(share) - window.leased, spare));
  const thisWindow = Math.min(Math.max(0, units + waiting - perWindow), left - perWindow);
  const until = window.leased > 0 ? window.leasedUntil : window.startedAt + LEASED_WINDOWS * limit.windowMs;
  return {
    after: {
      count: window.count + thisWindow,
      startedAt: window.startedAt,
      leased: window.leased + perWindow,
      leasedUntil: perWindow > 0 ? until : window.leasedUntil,
    },
    lease: { thisWindow, perWindow, windowEndsAt: window.startedAt + limit.windowMs, until },
  };
}
