import { tryTabLock } from '../locks/tryTabLock.ts';

/**
 * Acquires the lock for signing a sequence of an account on a chain, so that two tabs do not sign the same
 * one (Web Locks).
 *
 * @returns releases it; undefined where another tab has it
 */
export function holdCallLock(chainId: number, account: string): Promise<(() => void) | undefined> {
  const name = `everything-wallet calls ${chainId} ${account.toLowerCase()}`;
  return new Promise((resolve, reject) => {
    const hold = () => new Promise<true>((end) => resolve(() => end(true)));
    // Settles after the release, when there is nothing left to resolve.
    tryTabLock(name, hold).then(() => resolve(undefined), reject);
  });
}
