import { spawnSync } from 'node:child_process';
import { MissingToolError } from './MissingToolError.ts';

/**
 * Checks that a program is installed.
 *
 * @throws {MissingToolError} When it is missing, or does not print its version.
 */
export function requireTool(command: string, ...versionArgs: readonly string[]): void {
  if (spawnSync(command, versionArgs).status !== 0) throw new MissingToolError(`${command} is missing here`);
}
