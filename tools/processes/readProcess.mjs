import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * A running process.
 * @typedef {object} ProcessInfo
 * @property {number} pid
 * @property {number} parent The parent's pid.
 * @property {string} start When it started, in the system's own notation: only good for comparing.
 * @property {string} command Its command line, words joined by spaces.
 */

/**
 * Returns the running process with this pid, or undefined (also for a zombie).
 * @param {number} pid
 * @returns {ProcessInfo | undefined}
 */
export function readProcess(pid) {
  try {
    return process.platform === 'linux' ? readFromProc(pid) : readFromPs(pid);
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function readFromProc(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may itself hold spaces and parentheses: the fields count from the last one.
  const [state, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const start = rest[17];
  if (!start || state === 'Z' || state === 'X') return undefined;
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim();
  return { pid, parent: Number(parent), start, command };
}

/** @param {number} pid */
function readFromPs(pid) {
  const fields = ['stat=', 'ppid=', 'lstart=', 'command='].flatMap((field) => ['-o', field]);
  const line = execFileSync('ps', [...fields, '-p', String(pid)], { encoding: 'utf8' }).trim();
  // `lstart` is five words: "Sat Nov 21 01:19:23 2026".
  const match = /^(\S+)\s+(\d+)\s+((?:\S+\s+){4}\S+)\s+(.*)$/.exec(line);
  if (!match?.[1] || !match[3] || match[1].startsWith('Z')) return undefined;
  return { pid, parent: Number(match[2]), start: match[3].replaceAll(/\s+/g, '-'), command: match[4] ?? '' };
}
