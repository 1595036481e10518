import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CheckRun } from '../checks/CheckRun.ts';
import { clientPaths } from './clientPaths.ts';
import { installOrSkip } from './installOrSkip.ts';
import { isOldGo } from './isOldGo.ts';
import { MissingToolError } from './MissingToolError.ts';

/** Modules that the Go SDK and its generator need. */
const MODULE_FILES = ['go.mod', 'go.tool.mod'];

/**
 * Makes sure that go is there with the modules of the Go SDK, in the user's own module cache.
 * @throws {MissingToolError} When it is not there or too old, or the modules cannot be reached.
 */
export async function prepareGo({
  family,
  directory,
}: Pick<CheckRun, 'family' | 'directory'>): Promise<void> {
  await promisify(execFile)('go', ['version']).catch((cause: unknown) => {
    throw new MissingToolError('go is not installed', { cause });
  });
  const logFile = join(directory, 'go-modules.log');
  for (const file of MODULE_FILES) {
    await installOrSkip(family, {
      title: `Fetching the modules of clients/go/${file}`,
      command: 'go',
      args: ['mod', 'download', `-modfile=${file}`],
      cwd: clientPaths.go,
      logFile,
    }).catch((cause: unknown) => {
      if (!isOldGo(readFileSync(logFile, 'utf8'))) throw cause;
      throw new MissingToolError(`go is older than clients/go/${file} asks for`, { cause });
    });
  }
}
