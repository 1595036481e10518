import { Limiter } from '@everything-wallet/core/concurrency/Limiter';
import { pause } from '../../lib/time/pause.ts';

/** Runs work in turn: one at a time, and limited in a period. */
type Pace = <Result>(work: () => Promise<Result>, signal: AbortSignal) => Promise<Result>;

/**
 * Creates a shared rate limiter.
 *
 * @param limit maximum starts in a period
 * @param periodMs length of the period, in ms
 * @returns runs work in its turn; if the signal aborts first, rejects with its reason without starting the work
 */
export function createPace(limit: number, periodMs: number): Pace {
  let begun: readonly number[] = [];
  const limiter = new Limiter({ concurrency: 1 });
  return (work, signal) =>
    limiter.run(async () => {
      // A clock set back must not block anything.
      begun = begun.filter((time) => Math.abs(Date.now() - time) < periodMs);
      const [first] = begun;
      if (first !== undefined && begun.length >= limit) await pause(first + periodMs - Date.now(), signal);
      signal.throwIfAborted();
      begun = [...begun.slice(-limit + 1), Date.now()];
      return work();
    });
}
