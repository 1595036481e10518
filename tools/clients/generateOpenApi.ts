import { join } from 'node:path';
import type { CheckRun } from '../checks/CheckRun.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import { runProgram } from '../runProgram.ts';

/**
 * Writes the REST API's OpenAPI document, as the functions describe themselves.
 * @throws {LocalError} With the output, when that fails.
 */
export async function generateOpenApi(
  { family, directory }: Pick<CheckRun, 'family' | 'directory'>,
  file: string,
): Promise<void> {
  await runProgram(family, {
    title: 'Writing the OpenAPI document',
    command: process.execPath,
    args: [join('functions', 'writeOpenApi.ts'), file],
    cwd: repositoryRoot,
    logFile: join(directory, 'openapi.log'),
  });
}
