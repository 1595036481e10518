import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { readProcess } from './readProcess.mjs';
import { runMarkVariable } from './runMark.mjs';

/**
 * The running processes whose mark is wanted: this process itself is never among them.
 * @param {(mark: string) => boolean} isWanted
 * @returns {{ pid: number, mark: string }[]}
 */
export function findMarkedProcesses(isWanted) {
  const marked = process.platform === 'linux' ? listFromProc() : listFromPs();
  return marked.filter(
    ({ pid, mark }) => pid !== process.pid && isWanted(mark) && readProcess(pid) !== undefined,
  );
}

function listFromProc() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const mark = readEnvironment(pid)
        .split('\0')
        .find((entry) => entry.startsWith(`${runMarkVariable}=`));
      return mark ? [{ pid: Number(pid), mark: mark.slice(runMarkVariable.length + 1) }] : [];
    });
}

/** @param {string} pid */
function readEnvironment(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    // Another user's process, or one that ended since it was listed: not ours.
    return '';
  }
}

function listFromPs() {
  const table = execFileSync('ps', ['-axEww', '-o', 'pid=,command='], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return table.split('\n').flatMap((line) => {
    const match = new RegExp(`^\\s*(\\d+)\\s.*\\s${runMarkVariable}=(.*?#\\d+@\\S+)`).exec(line);
    return match?.[2] ? [{ pid: Number(match[1]), mark: match[2] }] : [];
  });
}
