import { ensureChromium } from '../../tools/browser/ensureChromium.ts';
import { buildWorkspace } from '../../tools/build/buildWorkspace.ts';
import { tasksOfHistory } from '../../tools/site/tasksOfHistory.ts';
import { onStack } from '../../tools/site/onStack.ts';
import { serveSite } from '../../tools/site/serveSite.ts';
import type { QualitySuite } from '../QualitySuite.ts';

/** Transactions: more than any person has. */
const COUNT = 10_000;

/** Longest task of a page that users do not notice (RAIL), in ms. */
const LONGEST_TASK_MS = 50;

/**
 * Scrolls through a history of 10,000 transactions and searches it for a text: no task may take more than 50
 * ms of the page's main thread. Time that other processes take between a task's start and end is not the
 * product's, and is reported separately. So are the figures of an older build, where `SITE_BUILD` names its
 * folder.
 */
export const history: QualitySuite = {
  claim:
    'Scrolling through 10,000 transactions and searching them never blocks the main thread for more than 50 ms.',
  needs: 'stack',
  async work({ family, environment, log, beforeEnd }) {
    await ensureChromium(family, log);
    const answers = onStack(environment);
    const older = process.env['SITE_BUILD'];
    const sites = [
      ...(older === undefined ? [] : [{ build: 'before', dist: older }]),
      { build: 'now', dist: await buildWorkspace(family, 'web', log) },
    ];
    // These read where the stack is when they are imported.
    Object.assign(process.env, environment);
    const { createWalletUser } = await import('../../tests/e2e/support/walletUser.ts');
    const { writeRecords } = await import('../../tests/e2e/support/transactionRecords.ts');
    const user = await createWalletUser();
    await writeRecords(
      user.uid,
      Array.from({ length: COUNT }, (_, index) => ({ amount: `${COUNT - index}` })),
    );

    const failures: string[] = [];
    const figures: string[] = [];
    let passed = 0;
    log(
      `  | build | what | tasks over ${LONGEST_TASK_MS} ms of the thread | the longest, ms | over ${LONGEST_TASK_MS} ms by the clock | the longest, ms |`,
    );
    for (const { build, dist } of sites) {
      const site = await serveSite(dist, answers);
      beforeEnd(site.close);
      const { scrolling, searching } = await tasksOfHistory(site.origin, user, COUNT);
      for (const [what, tasks] of [
        ['scrolling', scrolling],
        ['searching', searching],
      ] as const) {
        if (tasks === undefined) continue;
        const worked = tasks.map(({ threadMs }) => threadMs);
        const long = worked.filter(isLong).length;
        log(
          `  | ${build} | ${what} | ${reported(worked)} | ${reported(tasks.map(({ wallMs }) => wallMs))} |`,
        );
        if (build !== 'now') continue;
        figures.push(`longest task while ${what}: ${Math.max(0, ...worked).toFixed(0)} ms`);
        if (long === 0) passed += 1;
        else failures.push(`${what}: ${long} tasks over ${LONGEST_TASK_MS} ms`);
      }
    }
    return { passed, failed: failures.length, skipped: 0, failures, figures };
  },
};

const isLong = (ms: number) => ms > LONGEST_TASK_MS;

function reported(durations: readonly number[]): string {
  const longest = durations.reduce((one, other) => Math.max(one, other), 0);
  return `${durations.filter(isLong).length} | ${longest.toFixed(0)}`;
}
