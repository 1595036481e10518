import { SILENCE_MS } from '../time/silence.ts';

/** Timer for a server's answer. */
export interface SilenceTimer {
  /** Starts the timer, unless it is running. */
  readonly start: () => void;
  /** Stops the timer: the server has answered, or the answer is no longer awaited. */
  readonly stop: () => void;
}

/** Calls back once if the server has not answered within `SILENCE_MS`. */
export function silenceTimer(onSilence: () => void): SilenceTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    start: () => (timer ??= setTimeout(onSilence, SILENCE_MS)),
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
