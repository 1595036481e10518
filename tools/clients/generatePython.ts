import { rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { CheckRun } from '../checks/CheckRun.ts';
import { runProgram } from '../runProgram.ts';
import { clientPaths } from './clientPaths.ts';

/** The generated part of the Python SDK, relative to the SDK. */
export const generatedPython = join('src', 'everything_wallet', '_generated');

/**
 * Writes the generated part of the Python SDK.
 * @param bin The programs of a virtual environment with the SDK's requirements.
 * @param into The directory that stands for the SDK's.
 * @throws {LocalError} With the output, when that fails.
 */
export async function generatePython(
  { family, directory }: Pick<CheckRun, 'family' | 'directory'>,
  bin: string,
  into: string,
): Promise<void> {
  const output = join(into, generatedPython);
  // Otherwise operations that were removed from the description would remain.
  rmSync(output, { recursive: true, force: true });
  await runProgram(family, {
    title: 'Generating the Python SDK',
    command: join(bin, 'openapi-python-client'),
    args: [
      ...['generate', '--path', clientPaths.openApi, '--meta', 'none', '--output-path', output],
      ...['--config', join('generator', 'config.yml')],
      ...['--custom-template-path', join('generator', 'templates')],
    ],
    cwd: clientPaths.python,
    // The generator starts the formatter by its name.
    environment: { PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` },
    logFile: join(directory, 'generate-python.log'),
  });
}
