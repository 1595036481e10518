import { setTimeout as sleep } from 'node:timers/promises';
import { LocalError } from './LocalError.ts';
import { listAncestors } from './processes/listAncestors.mjs';
import { startProcessFamily, type ProcessFamily } from './processes/startProcessFamily.mjs';
import { watchProcesses } from './processes/watchProcesses.mjs';

/** A command that is running, as its parts see it. */
export interface Run {
  /** Starts every process of the run. */
  readonly family: ProcessFamily;
  /** Writes a line for the person who started it; silent once the run is ending, when what fails means nothing. */
  readonly log: (line: string) => void;
  /** Adds a task for the end, before the family ends; the last one added runs first. */
  beforeEnd(task: () => Promise<void> | void): void;
}

/** The longest that one task may hold up the end, in milliseconds. */
const TASK_LIMIT_MS = 15_000;

/**
 * Runs a command and ends this process with its exit code. However it ends, by itself, by a failure, by a
 * signal or because the command that started it has ended, all its processes end first.
 *
 * @param directory The absolute path the run works in.
 * @param stoppedCode The exit code after a termination signal.
 */
export async function runSupervised(
  directory: string,
  stoppedCode: number,
  work: (run: Run) => Promise<number>,
): Promise<never> {
  const family = startProcessFamily(directory);
  const tasks: (() => Promise<void> | void)[] = [];
  let ending: Promise<never> | undefined;

  // The first reason to end wins: a second Ctrl-C changes nothing, and neither does what breaks while ending.
  const finish = (code: number, reason = ''): Promise<never> => (ending ??= end(code, reason));
  async function end(code: number, reason: string): Promise<never> {
    if (reason) console.error(reason);
    for (const task of tasks.reverse()) {
      await Promise.race([Promise.resolve(task()).catch(report), sleep(TASK_LIMIT_MS)]);
    }
    await family.end();
    process.exit(code);
  }

  // A closed terminal must not prevent the rest from ending in order.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void finish(stoppedCode, '\nStopping …'));
  }
  const ancestors = process.env['EVERYTHING_WALLET_ANCESTORS']?.split(',') ?? listAncestors();
  watchProcesses(ancestors, () => void finish(1, 'The command that started this is gone: stopping …'));
  void family.unguarded.then(() => finish(1, 'The supervising process was ended: stopping …'));

  const log = (line: string) => {
    if (!ending) console.log(line);
  };
  try {
    return await finish(await work({ family, log, beforeEnd: (task) => tasks.push(task) }));
  } catch (error) {
    if (!ending) report(error);
    return finish(1);
  }
}

function report(error: unknown): void {
  console.error(error instanceof LocalError ? error.message : error);
}
