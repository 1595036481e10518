/** Held in this tab, for browsers without Web Locks. */
const held = new Set<string>();

/**
 * Acquires the lock for signing a sequence of an account on a chain, so that two tabs do not sign the same
 * one (Web Locks).
 *
 * @returns releases it; undefined if it is held, here or in another tab
 */
export async function holdCallLock(chainId: number, account: string): Promise<(() => void) | undefined> {
  const name = `everything-wallet calls ${chainId} ${account.toLowerCase()}`;
  if (held.has(name)) return undefined;
  held.add(name);
  const free = () => void held.delete(name);
  if (!('locks' in navigator)) return free;
  return new Promise((resolve) => {
    const request = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) {
        free();
        resolve(undefined);
        return undefined;
      }
      return new Promise<void>((end) => {
        resolve(() => {
          free();
          end();
        });
      });
    });
    // Where storage is blocked the browser refuses the lock as well: then only calls of this tab wait for
    // each other.
    request.catch(() => resolve(free));
  });
}
