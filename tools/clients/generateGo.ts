import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CheckRun } from '../checks/CheckRun.ts';
import { runProgram } from '../runProgram.ts';
import { clientPaths } from './clientPaths.ts';

/** The generated files of the Go SDK, by the settings of the generator that write them. */
const FILES = {
  'models.yaml': join('models', 'models.gen.go'),
  'client.yaml': join('internal', 'generated', 'client.gen.go'),
};

/**
 * Writes the generated files of the Go SDK.
 * @param into The directory that stands for the SDK's.
 * @throws {LocalError} With the output, when that fails.
 */
export async function generateGo(
  { family, directory }: Pick<CheckRun, 'family' | 'directory'>,
  into: string,
): Promise<void> {
  for (const [settings, file] of Object.entries(FILES)) {
    mkdirSync(dirname(join(into, file)), { recursive: true });
    await runProgram(family, {
      title: 'Generating the Go SDK',
      command: 'go',
      args: [
        'tool',
        '-modfile=go.tool.mod',
        'oapi-codegen',
        '-config',
        join('generator', settings),
        '-o',
        join(into, file),
        clientPaths.openApi,
      ],
      cwd: clientPaths.go,
      logFile: join(directory, 'generate-go.log'),
    });
  }
}
