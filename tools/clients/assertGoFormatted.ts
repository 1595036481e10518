import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LocalError } from '../LocalError.ts';
import { clientPaths } from './clientPaths.ts';
import { MissingToolError } from './MissingToolError.ts';

/**
 * Checks the Go SDK with gofmt.
 *
 * @throws {MissingToolError} When go is installed without gofmt, as in some packages.
 * @throws {LocalError} With the files it would change, or cannot read.
 */
export async function assertGoFormatted(): Promise<void> {
  const root = await run('go', 'env', 'GOROOT');
  const files = await run(join(root.trim(), 'bin', 'gofmt'), '-l', '.');
  if (files) throw new LocalError(`clients/go: gofmt would change these files:\n${files}`);
}

async function run(command: string, ...args: readonly string[]): Promise<string> {
  try {
    return (await promisify(execFile)(command, args, { cwd: clientPaths.go })).stdout;
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    if ('code' in cause && cause.code === 'ENOENT') {
      throw new MissingToolError(`${command} is not installed`, { cause });
    }
    throw new LocalError(`clients/go: ${cause.message}`, { cause });
  }
}
