import type { AccessStore, Used } from './AccessStore.ts';
import { limitStates, windowsAt, type Limits, type LimitState } from './limits.ts';

/** Admission of a request, and the limits after it. */
interface Admission {
  readonly states: readonly LimitState[];
  /** Units that were counted, or would have been. */
  readonly units: number;
  /** The limit that is used up, the one that lasts longest first; absent when the request may be made. */
  readonly refusedBy?: LimitState;
}

/**
 * Counts a request against the limits of its key and of its key's owner before it is answered.
 *
 * Counting is one write that adds and returns the sum, so each request has a number of its own in each
 * window, on any number of instances: those up to the limit are admitted. A request that finds a limit used
 * up is not counted; one that loses the last place to another is refunded, so that a refusal consumes
 * nothing.
 *
 * @param read use when the key was read
 * @param now milliseconds since 1970
 * @param wanted units of the request; no limit is so low that it could never be made
 */
export async function admitRequest(
  store: Pick<AccessStore, 'count'>,
  { keyId, userId }: { readonly keyId: string; readonly userId: string },
  limits: Limits,
  read: Used,
  now: number,
  wanted = 1,
): Promise<Admission> {
  const before = limitStates(limits, read, now);
  const units = Math.max(1, Math.min(wanted, ...before.map(({ quota }) => quota)));
  const usedUp = lasting(before.filter(({ used, quota }) => used + units > quota));
  if (usedUp) return { states: before, units, refusedBy: usedUp };

  const windows = windowsAt(now);
  const states = limitStates(limits, await store.count(userId, keyId, windows, units), now);
  const exceeded = lasting(states.filter(({ used, quota }) => used > quota));
  if (!exceeded) return { states, units };
  await store.count(userId, keyId, windows, -units);
  return {
    states: states.map((state) => ({ ...state, used: state.used - units })),
    units,
    refusedBy: exceeded,
  };
}

function lasting(states: readonly LimitState[]): LimitState | undefined {
  return states.toSorted((a, b) => b.resetMs - a.resetMs)[0];
}
