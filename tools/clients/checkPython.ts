import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addCounts } from '../checks/addCounts.ts';
import { asOneTest } from '../checks/asOneTest.ts';
import type { CheckRun } from '../checks/CheckRun.ts';
import { countJunit } from '../checks/countJunit.ts';
import type { Counts } from '../checks/Counts.ts';
import { settleCounts } from '../checks/settleCounts.ts';
import { LocalError } from '../LocalError.ts';
import { runProgram } from '../runProgram.ts';
import { assertCurrent } from './assertCurrent.ts';
import { clientPaths } from './clientPaths.ts';
import { generatedPython, generatePython } from './generatePython.ts';
import { preparePython } from './preparePython.ts';
import { pythonRequirements } from './pythonRequirements.ts';

/**
 * Checks the Python SDK: its generated part is current, its types and style hold, its tests pass, and it installs.
 * @throws {MissingToolError} When Python or its packages cannot be had.
 */
export async function checkPython(run: CheckRun): Promise<Counts> {
  const { family, directory, log } = run;
  const bin = await preparePython(run, pythonRequirements);
  const runTool = (tool: string, ...args: string[]) =>
    runProgram(family, {
      title: `clients/python: ${tool}`,
      command: join(bin, tool),
      args,
      cwd: clientPaths.python,
      // The run must not write into the sources.
      environment: { PYTHONDONTWRITEBYTECODE: '1' },
      logFile: join(directory, `python-${tool}.log`),
      shownLines: 200,
    });
  const report = join(directory, 'pytest.xml');
  const tests = async (): Promise<Counts> => {
    const exitCode = await runTool('pytest', '--quiet', `--junit-xml=${report}`).then(
      () => 0,
      (error: unknown) => {
        if (!(error instanceof LocalError)) throw error;
        log(error.message);
        return 1;
      },
    );
    const counts = existsSync(report)
      ? countJunit(readFileSync(report, 'utf8'), 'clients/python')
      : undefined;
    return settleCounts(counts, exitCode);
  };

  return addCounts([
    await asOneTest(run, 'clients/python: the generated part is current', async () => {
      const fresh = join(directory, 'python');
      await generatePython(run, bin, fresh);
      assertCurrent(join(clientPaths.python, generatedPython), join(fresh, generatedPython));
    }),
    await asOneTest(run, 'clients/python: ruff check', () => runTool('ruff', 'check', '--no-cache', '.')),
    await asOneTest(run, 'clients/python: ruff format', () =>
      runTool('ruff', 'format', '--no-cache', '--check', '.'),
    ),
    await asOneTest(run, 'clients/python: mypy', () => runTool('mypy')),
    await tests(),
    await asOneTest(run, 'clients/python: pip install', async () => {
      const target = join(directory, 'python-installed');
      await runTool(
        'pip',
        ...['install', '--quiet', '--disable-pip-version-check', '--no-index', '--no-deps'],
        ...['--no-build-isolation', '--target', target, '.'],
      );
      if (!existsSync(join(target, 'everything_wallet', 'py.typed'))) {
        throw new LocalError('clients/python: what pip installed has no py.typed');
      }
    }),
  ]);
}
