/** How long a server that is there may take to say what the cache does not know, in ms. */
const SILENCE_MS = 5_000;

/** Waits for a server to speak. */
export interface SilenceTimer {
  /** Begins to wait, unless it does already. */
  readonly start: () => void;
  /** The server has spoken, or nobody listens any more. */
  readonly stop: () => void;
}

/**
 * Tells after a while that the server has said nothing.
 *
 * Firestore gives 'nothing' from the cache both without a connection and for a moment with one, when it asks again
 * what it has asked before; the two look the same.
 */
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
