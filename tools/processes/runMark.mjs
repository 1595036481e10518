import { processIdentity } from './processIdentity.mjs';

/**
 * Name of the environment variable that every process of a run carries, whatever started it. It is how a run's
 * processes are found again: process groups would miss those that a service detaches, as firebase-tools does
 * with the Firestore emulator.
 */
export const runMarkVariable = 'EVERYTHING_WALLET_RUN';

/**
 * The mark of a run: the directory it works in, and this process as its owner.
 * @param {string} directory An absolute path.
 * @returns {string}
 */
export function createRunMark(directory) {
  return `${directory}#${processIdentity(process.pid)}`;
}

/**
 * The identity (`pid@start`) of the process that owns a run.
 * @param {string} mark
 * @returns {string}
 */
export function runMarkOwner(mark) {
  return mark.slice(mark.lastIndexOf('#') + 1);
}
