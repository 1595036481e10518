import { spawnSync } from 'node:child_process';
import { MissingToolError } from './MissingToolError.ts';

/** @throws {MissingToolError} When this machine has no such program, or it fails to say its version. */
export function requireTool(command: string, ...versionArgs: readonly string[]): void {
  if (spawnSync(command, versionArgs).status !== 0) throw new MissingToolError(`${command} is missing here`);
}
