import { readProcess } from './readProcess.mjs';

/** How many generations up npm is looked for: npm starts a shell, which starts the command. */
const GENERATIONS = 4;

/**
 * The identities of the processes above this one, up to and including npm. Without npm above it is none: who
 * starts the command by hand may close that shell.
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
