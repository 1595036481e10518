import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './browser/ensureChromium.ts';
import { buildWorkspace } from './build/buildWorkspace.ts';
import type { Check } from './checks/Check.ts';
import { createScoreboard } from './checks/createScoreboard.ts';
import { listChecks } from './checks/listChecks.ts';
import { runCheck } from './checks/runCheck.ts';
import { runInTurns } from './checks/runInTurns.ts';
import { selectNames } from './checks/selectNames.ts';
import { LocalError } from './LocalError.ts';
import { parsePortOffset } from './parsePortOffset.ts';
import { runSupervised } from './runSupervised.ts';
import { stackDirectory } from './stackDirectory.ts';
import { stackEnvironment } from './stackEnvironment.ts';
import { stackPorts, testPortOffset } from './stackPorts.ts';
import { startStack } from './startStack.ts';
import { testScannedNetworks } from './testScannedNetworks.ts';

/*
 * `npm test`: runs every check but the benchmarks, even after failures, and prints one line with all counts. Words select some
 * checks by name or group, for example `npm test -- types unit bench`. If the stack ends by itself, the run ends
 * immediately.
 */

const { values, positionals } = parseArgs({
  options: { 'port-offset': { type: 'string', default: String(testPortOffset) } },
  allowPositionals: true,
});

const name = 'test';
const INTERRUPTED = 130;
const ONE_PASSED = { passed: 1, failed: 0, skipped: 0 };

await runSupervised(stackDirectory(name), INTERRUPTED, async (run) => {
  const { family, log } = run;
  const checks = listChecks();
  const selected = new Set(
    selectNames(
      checks.map((check) => check.name),
      positionals,
      'check',
    ),
  );
  const isAll = positionals.length === 0;
  const wanted = checks.filter((check) => selected.has(check.name) && !(isAll && check.isByName));
  const board = createScoreboard(log);

  const ports = stackPorts(parsePortOffset(values['port-offset']));
  const environment = stackEnvironment(ports);
  const reports = mkdtempSync(join(tmpdir(), 'everything-wallet-'));
  run.beforeEnd(() => rmSync(reports, { recursive: true, force: true }));
  let stackFailure = '';
  const stackLost = Promise.withResolvers<undefined>();

  const prepared = new Map<string, Promise<boolean>>();
  /** Prepares the requirement of a check, once for all checks; returns true on success. */
  function prepare(need: NonNullable<Check['needs']>): Promise<boolean> {
    const ready = prepared.get(need) ?? preparations[need]();
    prepared.set(need, ready);
    return ready;
  }
  const preparations = {
    build: () =>
      board.attempt('build', async () => {
        await buildWorkspace(family, 'web', log);
        await buildWorkspace(family, 'functions', log);
        return ONE_PASSED;
      }),
    stack: async () =>
      (await prepare('build')) &&
      board.attempt('stack', async () => {
        const stack = await startStack(run, {
          ...{ name, ports, fresh: true, keepState: false },
          scanned: testScannedNetworks(),
        });
        stack.failed.catch((error: unknown) => {
          stackFailure = String(error);
          stackLost.resolve(undefined);
        });
        return ONE_PASSED;
      }),
    browser: async () => {
      const [hasStack, hasBrowser] = await Promise.all([
        prepare('stack'),
        board.attempt('browser', async () => {
          await ensureChromium(family, log);
          return ONE_PASSED;
        }),
      ]);
      return hasStack && hasBrowser;
    },
  };

  /**
   * Resolves to the result of the work, or to undefined as soon as the stack is lost: running work is not
   * awaited then.
   */
  function beforeStackIsLost<Result>(work: Promise<Result>): Promise<Result | undefined> {
    return Promise.race([work, stackLost.promise]);
  }

  async function attempt(check: Check): Promise<void> {
    const ready = check.needs === undefined || (await beforeStackIsLost(prepare(check.needs)));
    await board.attempt(check.name, async () => {
      if (stackFailure) throw new LocalError('Not run: the stack ended.');
      if (!ready) throw new LocalError(`Not run: it needs the ${check.needs ?? ''}, which failed.`);
      const counts = await beforeStackIsLost(
        runCheck({ family, directory: reports, environment, log }, check),
      );
      if (!counts) throw new LocalError('Cut short: the stack ended.');
      return counts;
    });
  }

  // Preparations start in parallel with checks that need none.
  const needs = new Set(wanted.flatMap((check) => check.needs ?? []));
  await Promise.all([
    ...[...needs].map((need) => beforeStackIsLost(prepare(need))),
    runInTurns(wanted, Math.max(2, availableParallelism()), attempt),
  ]);
  if (stackFailure) {
    await board.attempt('stack to the end', () => Promise.reject(new LocalError(stackFailure)));
  }

  // Last, where the end of a long log still shows it.
  log(
    [board.table(), board.clock(), board.remarks(), board.summary()]
      .filter(Boolean)
      .map((part) => `\n${part}`)
      .join('\n'),
  );
  return board.isGreen() ? 0 : 1;
});
