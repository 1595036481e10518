/** Lock that each tab shares while an update would interrupt something, and that an update needs exclusively. */
const NAME = 'everything-wallet update';

/** Prefixes of the locks that sends and sequences hold until their outcome is known (withSendLock, holdCallLock). */
const SIGNING_LOCKS = ['everything-wallet send ', 'everything-wallet calls '];

/** Number of holds in this tab; without Web Locks the browser knows no others. */
let holds = 0;
const released = new EventTarget();

/** Postpones the change to another release during reviews, signatures and secrets on the screen, in any tab. */
export const updateHold = {
  /** Postpones updates in all tabs; returns the function that ends the hold. */
  hold: (): (() => void) => {
    holds += 1;
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    if ('locks' in navigator) {
      // Where storage is blocked the browser refuses locks as well; such a browser has no release to change.
      navigator.locks.request(NAME, { mode: 'shared' }, () => ended).catch(() => undefined);
    }
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      holds -= 1;
      end();
      if (holds === 0) released.dispatchEvent(new Event('released'));
    };
  },

  /**
   * Runs work if no tab holds updates, and prevents new holds meanwhile.
   *
   * @returns false, without running it, if a tab holds updates
   */
  runUnlessHeld: async (work: () => Promise<void>): Promise<boolean> => {
    if (holds > 0) return false;
    if (!('locks' in navigator)) {
      await work();
      return true;
    }
    return navigator.locks.request(NAME, { ifAvailable: true }, async (lock) => {
      if (!lock || (await isSigning())) return false;
      await work();
      return true;
    });
  },

  /** Runs work once this tab holds no updates: at once if it holds none. */
  whenReleased: (work: () => void): void => {
    if (holds === 0) work();
    else released.addEventListener('released', work, { once: true });
  },
};

/** True if a transaction is being sent in any tab: it may go on after its dialog was closed. */
async function isSigning(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name = '' }) => SIGNING_LOCKS.some((prefix) => name.startsWith(prefix)));
}
