import { endMarkedProcesses } from './endMarkedProcesses.mjs';
import { findMarkedProcesses } from './findMarkedProcesses.mjs';
import { isProcessAlive } from './isProcessAlive.mjs';
import { runMarkOwner } from './runMark.mjs';

/**
 * Ends processes that earlier runs in a directory left behind: members of families whose owner has ended.
 * @param {string} directory An absolute path.
 * @returns {Promise<number>} Number of such processes.
 */
export async function endLeftovers(directory) {
  const leftovers = findMarkedProcesses(
    (mark) => mark.startsWith(`${directory}#`) && !isProcessAlive(runMarkOwner(mark)),
  );
  for (const mark of new Set(leftovers.map((leftover) => leftover.mark))) await endMarkedProcesses(mark);
  return leftovers.length;
}
