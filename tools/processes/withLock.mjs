import { setTimeout as sleep } from 'node:timers/promises';
import { acquireLock } from './acquireLock.mjs';

/**
 * Runs work while holding a lock, after waiting for its current holder.
 * @template Result
 * @param {string} path The lock's file.
 * @param {() => Promise<Result>} work
 * @param {(holder: number) => void} [onWait] Called once with the holder's pid when it has to wait.
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
