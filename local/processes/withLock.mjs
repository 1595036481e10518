import { setTimeout as sleep } from 'node:timers/promises';
import { acquireLock } from './acquireLock.mjs';

/**
 * Does the work while holding a lock, after whoever holds it has finished.
 * @template Result
 * @param {string} path The lock's file.
 * @param {() => Promise<Result>} work
 * @param {(holder: number) => void} [onWait] Told once who is waited for.
 * @returns {Promise<Result>}
 */
export async function withLock(path, work, onWait) {
  let lock = acquireLock(path);
  if ('holder' in lock) onWait?.(lock.holder);
  while ('holder' in lock) {
    await sleep(200);
    lock = acquireLock(path);
  }
  try {
    return await work();
  } finally {
    lock.release();
  }
}
