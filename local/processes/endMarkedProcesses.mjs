import { setTimeout as sleep } from 'node:timers/promises';
import { findMarkedProcesses } from './findMarkedProcesses.mjs';

/** How often the processes are looked for again, in milliseconds. */
const POLL_MS = 100;

/**
 * Ends every process of a run: asks first, forces those that stay.
 * @param {string} mark The run's whole mark: the start of one can be the start of another run's.
 * @param {{ graceMs?: number }} [options] How long they may take to end by themselves, in milliseconds.
 * @returns {Promise<void>} When none is left.
 */
export async function endMarkedProcesses(mark, { graceMs = 3_000 } = {}) {
  const forceAt = Date.now() + graceMs;
  /** @type {Set<number>} */
  const asked = new Set();
  // Looking again each time also catches what a process started while it was being ended.
  for (;;) {
    const processes = findMarkedProcesses((candidate) => candidate === mark);
    if (processes.length === 0) return;
    const force = Date.now() >= forceAt;
    for (const { pid } of processes) {
      if (force) send(pid, 'SIGKILL');
      else if (!asked.has(pid)) send(pid, 'SIGTERM');
      asked.add(pid);
    }
    await sleep(POLL_MS);
  }
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended between being found and being signalled.
  }
}
