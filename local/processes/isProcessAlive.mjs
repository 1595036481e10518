import { readProcess } from './readProcess.mjs';

/**
 * Whether the process of a `processIdentity` still runs.
 * @param {string} identity
 * @returns {boolean}
 */
export function isProcessAlive(identity) {
  const [pid, start] = identity.split('@');
  return readProcess(Number(pid))?.start === start;
}
