import { readProcess } from './readProcess.mjs';

/**
 * Returns the identity of a process as `pid@start`: unlike a bare pid it is never reused.
 * @param {number} pid
 * @returns {string}
 */
export function processIdentity(pid) {
  return `${pid}@${readProcess(pid)?.start ?? 'ended'}`;
}
