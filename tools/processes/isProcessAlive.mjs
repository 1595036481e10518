import { readProcess } from './readProcess.mjs';

/**
 * Returns true if the process of a `processIdentity` is still running.
 * @param {string} identity
 * @returns {boolean}
 */
export function isProcessAlive(identity) {
  const [pid, start] = identity.split('@');
  return readProcess(Number(pid))?.start === start;
}
