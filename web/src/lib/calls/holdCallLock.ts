import { tryTabLock } from '../locks/tryTabLock.ts';

/**
 * Acquires the lock for signing a sequence of an account on a chain, so that two tabs do not sign the same
 * one (Web Locks).
 *
 * @returns releases it; undefined if it is held, here or in another tab
 */
export function holdCallLock(chainId: number, account: string): Promise<(() => void) | undefined> {
  const name = `everything-wallet calls ${chainId} ${account.toLowerCase()}`;
  return new Promise((resolve, reject) => {
    const hold = () => new Promise<true>((end) => resolve(() => end(true)));
    // Undefined at once if the lock is held; after a release this changes nothing.
    tryTabLock(name, hold).then(() => resolve(undefined), reject);
  });
}
