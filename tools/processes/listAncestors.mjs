import { readProcess } from './readProcess.mjs';

/** Number of generations to search for npm: npm starts a shell, which starts the command. */
const GENERATIONS = 4;

/**
 * Returns the identities of this process's ancestors, up to and including npm; none without npm, since a
 * command started by hand should outlive its shell.
 * @returns {string[]}
 */
export function listAncestors() {
  const identities = [];
  let pid = process.ppid;
  for (let generation = 0; generation < GENERATIONS; generation++) {
    const ancestor = readProcess(pid);
    if (!ancestor) return [];
    identities.push(`${ancestor.pid}@${ancestor.start}`);
    if (/(^|[/ ])npm(-cli\.js)?( |$)/.test(ancestor.command)) return identities;
    pid = ancestor.parent;
  }
  return [];
}
