import { SILENCE_MS } from '../time/silence.ts';

/** Waits for a server to speak. */
export interface SilenceTimer {
  /** Begins to wait, unless it does already. */
  readonly start: () => void;
  /** The server has spoken, or nobody listens any more. */
  readonly stop: () => void;
}

/** Tells after a while that the server has said nothing. */
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
