import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { alwaysOnNetworks, networks } from '@everything-wallet/core/networks/networks';
import { createScoreboard } from './checks/createScoreboard.ts';
import { selectNames } from './checks/selectNames.ts';
import { LocalError } from './LocalError.ts';
import { parsePortOffset } from './parsePortOffset.ts';
import { loadSuites } from '../quality/loadSuites.ts';
import { currentCommit, recordRun } from '../quality/results/recordRun.ts';
import { runSupervised } from './runSupervised.ts';
import { stackDirectory } from './stackDirectory.ts';
import { stackEnvironment } from './stackEnvironment.ts';
import { stackPorts, testPortOffset } from './stackPorts.ts';
import { startStack } from './startStack.ts';

/*
 * `npm run quality [names]`: runs proofs that take too long for `npm test`, all suites or the named ones, on
 * the test stack where they need it; then prints one line with all counts. Each completed suite is recorded
 * in docs/quality/results and docs/quality.md.
 */

const { values, positionals } = parseArgs({
  options: { 'port-offset': { type: 'string', default: String(testPortOffset) } },
  allowPositionals: true,
});

const name = 'test';
const INTERRUPTED = 130;

await runSupervised(stackDirectory(name), INTERRUPTED, async (run) => {
  const { family, log } = run;
  const beforeEnd = (task: () => void) => run.beforeEnd(task);
  const suites = await loadSuites();
  const commit = currentCommit();
  const wanted = selectNames([...suites.keys()], positionals, 'suite');
  const board = createScoreboard(log);
  const ports = stackPorts(parsePortOffset(values['port-offset']));
  const needs = wanted.map((suite) => suites.get(suite)?.needs).filter((need) => need !== undefined);
  const started = needs.includes('stackOfAllNetworks') ? networks : alwaysOnNetworks;
  const environment = stackEnvironment(ports, started);
  const directory = mkdtempSync(join(tmpdir(), 'everything-wallet-'));
  beforeEnd(() => rmSync(directory, { recursive: true, force: true }));

  if (wanted.some((suite) => suites.get(suite)?.hasPseudoLanguages)) process.env['PSEUDO_LANGUAGES'] = 'true';
  let stackFailure = '';
  if (needs.length > 0) {
    const stack = await startStack(run, { name, ports, networks: started, fresh: true, keepState: false });
    stack.failed.catch((error: unknown) => (stackFailure = String(error)));
  }
  for (const suiteName of wanted) {
    await board.attempt(suiteName, async () => {
      const suite = suites.get(suiteName);
      if (!suite || (suite.needs && stackFailure)) throw new LocalError(`Not run: ${stackFailure}`);
      const startedAt = new Date();
      const outcome = await suite.work({ family, directory, environment, log, beforeEnd });
      recordRun({ name: suiteName, suite, outcome, commit, startedAt, endedAt: new Date() });
      return outcome;
    });
  }
  log(
    [board.table(), board.remarks(), board.summary()]
      .filter(Boolean)
      .map((part) => `\n${part}`)
      .join('\n'),
  );
  return board.isGreen() ? 0 : 1;
});
