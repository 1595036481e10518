import { setTimeout as sleep } from 'node:timers/promises';
import { findMarkedProcesses } from './findMarkedProcesses.mjs';

/** Interval between scans for the processes, in milliseconds. */
const POLL_MS = 100;

/**
 * Ends every process of a run: first with a request, then by force.
 * @param {string} mark The run's whole mark: a prefix may match another run's.
 * @param {{ graceMs?: number }} [options] Time for them to end by themselves, in milliseconds.
 * @returns {Promise<void>} When all have ended.
 */
export async function endMarkedProcesses(mark, { graceMs = 3_000 } = {}) {
  const forceAt = Date.now() + graceMs;
  /** @type {Set<number>} */
  const requested = new Set();
  // Repeated scans also find processes started by one that was being ended.
  for (;;) {
    const processes = findMarkedProcesses((candidate) => candidate === mark);
    if (processes.length === 0) return;
    const force = Date.now() >= forceAt;
    for (const { pid } of processes) {
      if (force) send(pid, 'SIGKILL');
      else if (!requested.has(pid)) send(pid, 'SIGTERM');
      requested.add(pid);
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
