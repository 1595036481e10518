import { isProcessAlive } from './isProcessAlive.mjs';

/**
 * Calls back once when the first of these processes has ended.
 * @param {readonly string[]} identities
 * @param {() => void} onEnded
 * @param {number} [intervalMs] Interval between checks, in milliseconds.
 * @returns {() => void} Stops the watch.
 */
export function watchProcesses(identities, onEnded, intervalMs = 500) {
  const timer = setInterval(() => {
    if (identities.every(isProcessAlive)) return;
    clearInterval(timer);
    onEnded();
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
