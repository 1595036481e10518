import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alwaysOnNetworks } from '@everything-wallet/core/networks/networks';
import { ensureChromium } from '../../tools/browser/ensureChromium.ts';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import { runProgram } from '../../tools/runProgram.ts';
import { checkStoppedScanner } from '../incoming/checkStoppedScanner.ts';
import type { MeasuredPayments } from '../incoming/MeasuredPayments.ts';
import { percentile } from '../load/percentile.ts';
import type { QualitySuite } from '../QualitySuite.ts';

/** Seconds from a block to the row, and to the webhook, in 95 of 100 cases. */
const MAX_SECONDS = 3;

/**
 * Pays an account on each network in turn, and measures when its open history shows each payment, and when a webhook delivers it. Then
 * stops the scanner for 300 blocks.
 */
export const incoming: QualitySuite = {
  claim:
    'An open wallet shows an incoming payment, and a webhook delivers it, within 3 s of its block on scanned networks, in 95 of 100 cases, on a local stack. A stopped scanner catches up in order; meanwhile the wallet reads the blocks itself and shows the delay.',
  needs: 'stack',
  async work({ family, directory, environment, log }) {
    await ensureChromium(family, log);
    const output = join(directory, 'payments.json');
    await runProgram(family, {
      title: 'Measuring payments',
      command: process.execPath,
      args: ['quality/incoming/measurePayments.ts', output],
      cwd: repositoryRoot,
      environment,
      logFile: join(directory, 'payments.log'),
    });
    const { payments: all, stopped } = JSON.parse(readFileSync(output, 'utf8')) as MeasuredPayments;
    const figures: string[] = [];
    const failures: string[] = [];
    for (const { id, name } of alwaysOnNetworks) {
      const own = all.filter(({ network }) => network === id);
      const measured = {
        row: own.map(({ seconds }) => seconds),
        webhook: own.map(({ webhookSeconds }) => webhookSeconds),
      };
      for (const [what, times] of Object.entries(measured)) {
        figures.push(
          `${name}, ${what}: ${percentile(times, 50).toFixed(1)} s, slowest ${Math.max(...times).toFixed(1)} s of ${times.length}`,
        );
        if (times.length === 0) failures.push(`${name}: no ${what}`);
      }
    }
    const onAll = {
      row: all.map(({ seconds }) => seconds),
      webhook: all.map(({ webhookSeconds }) => webhookSeconds),
    };
    for (const [what, times] of Object.entries(onAll)) {
      const most = percentile(times, 95);
      const figure = `all networks, ${what}: p95 ${most.toFixed(1)} s of ${times.length}`;
      figures.push(figure);
      if (most > MAX_SECONDS) failures.push(`${figure}, of at most ${MAX_SECONDS} s`);
    }
    for (const figure of figures) log(`  ${figure}`);
    const { figure: stoppedFigure, checks } = checkStoppedScanner(stopped);
    log(`  ${stoppedFigure}`);
    for (const [what, isTrue] of checks) if (!isTrue) failures.push(`after a stop of the scanner: ${what}`);
    const passed = figures.length + checks.size - failures.length;
    figures.push(stoppedFigure);
    return { passed, failed: failures.length, skipped: 0, failures, figures };
  },
};
