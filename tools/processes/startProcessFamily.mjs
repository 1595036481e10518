import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { endMarkedProcesses } from './endMarkedProcesses.mjs';
import { createRunMark, runMarkVariable } from './runMark.mjs';

/**
 * Processes that end together with this one, even when this one is killed.
 * @typedef {object} ProcessFamily
 * @property {(command: string, args: readonly string[], options?: import('node:child_process').SpawnOptions)
 *   => import('node:child_process').ChildProcess} spawn Starts a member, in a session of its own, so that Ctrl-C
 *   in the terminal reaches only this process, which decides the order of ending.
 * @property {Promise<void>} unguarded Settles when the supervisor has ended, so that nothing would end the members.
 * @property {() => Promise<void>} end Ends all members; settles when all have ended.
 */

/**
 * Starts a family, with the supervisor that guards it.
 * @param {string} directory The absolute path the members work in; `endLeftovers` finds them by it.
 * @returns {ProcessFamily}
 */
export function startProcessFamily(directory) {
  const mark = createRunMark(directory);
  const supervisor = spawn(
    process.execPath,
    [fileURLToPath(new URL('supervisor.mjs', import.meta.url)), mark],
    { detached: true, stdio: ['pipe', 'ignore', 'ignore'] },
  );
  supervisor.stdin.on('error', () => undefined);
  const unguarded = once(supervisor, 'exit').then(() => undefined);
  return {
    spawn: (command, args, options = {}) =>
      spawn(command, args, {
        ...options,
        detached: true,
        env: { ...(options.env ?? process.env), [runMarkVariable]: mark },
      }),
    unguarded,
    async end() {
      supervisor.stdin.end();
      await unguarded;
      // The supervisor has done this already, unless it was killed.
      await endMarkedProcesses(mark);
    },
  };
}
