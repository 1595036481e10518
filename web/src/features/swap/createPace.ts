import { pause } from '../../lib/time/pause.ts';

/** Does work in its turn: one after the other, and no more of it in a while than there may be. */
type Pace = <Result>(work: () => Promise<Result>, signal: AbortSignal) => Promise<Result>;

/**
 * Makes a pace that several share.
 *
 * @param most how often work may begin
 * @param within in which time, in ms
 * @returns what waits for a turn; where its signal has ended before that, it fails with the signal's reason and the work is not begun
 */
export function createPace(most: number, within: number): Pace {
  let begun: readonly number[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  return (work, signal) => {
    const done = turn.then(async () => {
      // A clock that was set back must not hold anybody up.
      begun = begun.filter((time) => Math.abs(Date.now() - time) < within);
      const [first] = begun;
      if (first !== undefined && begun.length >= most) await pause(first + within - Date.now(), signal);
      signal.throwIfAborted();
      begun = [...begun.slice(-most + 1), Date.now()];
      return work();
    });
    turn = done.catch(() => undefined);
    return done;
  };
}
