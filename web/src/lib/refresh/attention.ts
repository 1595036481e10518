/** Time without a key press, a click or a focus after which the user counts as idle, in ms. */
const IDLE_MS = 5 * 60_000;

let lastSignOfLife = Date.now();
let expecting = 0;
const listeners = new Set<() => void>();

/** Tracks whether the user is active, and whether they wait for an incoming transfer. */
export const attention = {
  /** Returns true after five minutes without input. */
  isIdle: (): boolean => Date.now() - lastSignOfLife >= IDLE_MS,

  /** True while the user waits, for example for coins while their address is shown. */
  isExpecting: (): boolean => expecting > 0,

  /** Notes input; the first after an idle time notifies the listeners. */
  notice: (): void => {
    const wasIdle = attention.isIdle();
    lastSignOfLife = Date.now();
    if (wasIdle) notifyListeners();
  },

  /**
   * Notes that the user waits for something.
   *
   * @returns ends the wait
   */
  expect: (): (() => void) => {
    expecting += 1;
    notifyListeners();
    return () => void (expecting -= 1);
  },

  /** Calls back when it is time to poll, because the user returned or waits. */
  listen: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
