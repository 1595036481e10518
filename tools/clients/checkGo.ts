import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addCounts } from '../checks/addCounts.ts';
import { asOneTest } from '../checks/asOneTest.ts';
import type { CheckRun } from '../checks/CheckRun.ts';
import { countGoTests } from '../checks/countGoTests.ts';
import type { Counts } from '../checks/Counts.ts';
import { settleCounts } from '../checks/settleCounts.ts';
import { LocalError } from '../LocalError.ts';
import { runProgram } from '../runProgram.ts';
import { assertCurrent } from './assertCurrent.ts';
import { assertGoFormatted } from './assertGoFormatted.ts';
import { clientPaths } from './clientPaths.ts';
import { generateGo } from './generateGo.ts';
import { prepareGo } from './prepareGo.ts';

/**
 * Checks the Go SDK: its generated part is current, gofmt and go vet report nothing, and its tests pass.
 *
 * @throws {MissingToolError} When go or its modules are unavailable.
 */
export async function checkGo(run: CheckRun): Promise<Counts> {
  const { family, directory, log } = run;
  await prepareGo(run);
  const testLog = join(directory, 'go-test.log');
  const runGo = (logFile: string, ...args: string[]) =>
    runProgram(family, {
      title: `clients/go: go ${args.join(' ')}`,
      command: 'go',
      args,
      cwd: clientPaths.go,
      logFile,
      shownLines: 200,
    });
  const tests = async (): Promise<Counts> => {
    const exitCode = await runGo(testLog, 'test', '-json', './...').then(
      () => 0,
      (error: unknown) => {
        if (!(error instanceof LocalError)) throw error;
        log(error.message);
        return 1;
      },
    );
    return settleCounts(countGoTests(readFileSync(testLog, 'utf8'), 'clients/go'), exitCode);
  };

  return addCounts([
    await asOneTest(run, 'clients/go: the generated part is current', async () => {
      const fresh = join(directory, 'go');
      await generateGo(run, fresh);
      for (const part of ['models', 'internal']) {
        assertCurrent(join(clientPaths.go, part), join(fresh, part));
      }
    }),
    await asOneTest(run, 'clients/go: gofmt', assertGoFormatted),
    await asOneTest(run, 'clients/go: go vet', () => runGo(join(directory, 'go-vet.log'), 'vet', './...')),
    await tests(),
  ]);
}
