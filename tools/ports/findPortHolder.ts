import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { readProcess, type ProcessInfo } from '../processes/readProcess.mjs';

/**
 * Returns the process that listens on a TCP port; undefined if the port is free or its process belongs to another
 * user.
 */
export function findPortHolder(port: number): ProcessInfo | undefined {
  const pid = process.platform === 'linux' ? findInProc(port) : findWithLsof(port);
  return pid === undefined ? undefined : readProcess(pid);
}

function findInProc(port: number): number | undefined {
  const sockets = new Set(
    ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => listeningInodes(table, port)),
  );
  return numericEntries('/proc').find((pid) =>
    safely(() => readdirSync(`/proc/${pid}/fd`), []).some((descriptor) =>
      sockets.has(safely(() => readlinkSync(`/proc/${pid}/fd/${descriptor}`), '')),
    ),
  );
}

/** The sockets, named as the links in /proc name them, that listen on a port according to a kernel table. */
function listeningInodes(table: string, port: number): string[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const LISTENING = '0A';
  return safely(() => readFileSync(table, 'utf8'), '')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[1]?.endsWith(suffix) && fields[3] === LISTENING)
    .map((fields) => `socket:[${fields[9] ?? ''}]`);
}

function numericEntries(directory: string): number[] {
  return readdirSync(directory)
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function findWithLsof(port: number): number | undefined {
  const output = safely(
    () => execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'], { encoding: 'utf8' }),
    '',
  );
  return output ? Number(output.split('\n')[0]) : undefined;
}

/** Processes may end during the scan, or belong to other users: unreadable ones are skipped. */
function safely<Result>(read: () => Result, otherwise: Result): Result {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
