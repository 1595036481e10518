import { join } from 'node:path';
import type { CheckRun } from '../checks/CheckRun.ts';
import type { Counts } from '../checks/Counts.ts';
import { runTests } from '../checks/runTests.ts';
import { runProgram } from '../runProgram.ts';
import { clientPaths } from './clientPaths.ts';
import { MissingToolError } from './MissingToolError.ts';
import { prepareGo } from './prepareGo.ts';
import { preparePython } from './preparePython.ts';
import { pythonRequirements } from './pythonRequirements.ts';

/**
 * Runs all clients against the stack and compares their answers; those the machine cannot run are skipped.
 */
export async function checkSameAnswers(run: CheckRun): Promise<Counts> {
  const { family, directory } = run;
  const environment = { ...run.environment };
  const lacking: string[] = [];
  const add = async (variable: string, prepare: () => Promise<string>) => {
    try {
      environment[variable] = await prepare();
    } catch (error) {
      if (!(error instanceof MissingToolError)) throw error;
      lacking.push(error.message);
    }
  };

  await add('PYTHON_FOR_CLIENTS', async () => join(await preparePython(run, pythonRequirements), 'python'));
  await add('GO_EXAMPLE', async () => {
    await prepareGo(run);
    const program = join(directory, 'go-example');
    await runProgram(family, {
      title: 'Building the example of the Go SDK',
      command: 'go',
      args: ['build', '-o', program, './examples/ask'],
      cwd: clientPaths.go,
      logFile: join(directory, 'go-build.log'),
    });
    return program;
  });

  const counts = await runTests(
    { ...run, environment },
    { name: 'clients:same', command: 'vitest', args: ['run', '--project=clients'], reporter: 'vitest' },
  );
  return { ...counts, lacking };
}
