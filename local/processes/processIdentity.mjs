import { readProcess } from './readProcess.mjs';

/**
 * The process with this pid as `pid@start`: unlike a bare pid it never comes to mean another process.
 * @param {number} pid
 * @returns {string}
 */
export function processIdentity(pid) {
  return `${pid}@${readProcess(pid)?.start ?? 'ended'}`;
}
