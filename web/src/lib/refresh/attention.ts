/** Without a key, a click or a look at the tab for this long, nobody seems to watch; ms. */
const IDLE_MS = 5 * 60_000;

let lastSignOfLife = Date.now();
let expecting = 0;
const listeners = new Set<() => void>();

/** Whether somebody looks at the wallet, and whether they wait for something to arrive. */
export const attention = {
  /** Nobody has touched anything for five minutes. */
  isIdle: (): boolean => Date.now() - lastSignOfLife >= IDLE_MS,

  /** Something is waited for, such as coins while their address is shown. */
  isExpecting: (): boolean => expecting > 0,

  /** Somebody is there; after a while without, whoever listens is told. */
  notice: (): void => {
    const wasIdle = attention.isIdle();
    lastSignOfLife = Date.now();
    if (wasIdle) tell();
  },

  /**
   * Says that something is waited for.
   *
   * @returns what to call when it is no longer
   */
  expect: (): (() => void) => {
    expecting += 1;
    tell();
    return () => void (expecting -= 1);
  },

  /** Calls back when it is time to ask, because somebody came back or waits. */
  listen: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function tell(): void {
  for (const listener of listeners) listener();
}
