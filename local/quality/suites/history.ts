import { ensureChromium } from '../../browser/ensureChromium.ts';
import { buildWorkspace } from '../../build/buildWorkspace.ts';
import { longTasksOfHistory } from '../../site/longTasksOfHistory.ts';
import { onStack } from '../../site/onStack.ts';
import { serveSite } from '../../site/serveSite.ts';
import type { QualitySuite } from '../QualitySuite.ts';

/** Transactions: more than any person has. */
const COUNT = 10_000;

/**
 * Scrolls through a history of 10,000 transactions and looks for a text in it: no task may take more than 50 ms. Beside it stand the
 * figures of an older build, where `SITE_BUILD` names its folder.
 */
export const history: QualitySuite = {
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
    const { createWalletUser } = await import('../../../tests/e2e/support/walletUser.ts');
    const { writeRecords } = await import('../../../tests/e2e/support/transactionRecords.ts');
    const user = await createWalletUser();
    await writeRecords(
      user.uid,
      Array.from({ length: COUNT }, (_, index) => ({ amount: `${COUNT - index}` })),
    );

    const failures: string[] = [];
    let passed = 0;
    log('  | build | what | tasks over 50 ms | the longest, ms |');
    for (const { build, dist } of sites) {
      const site = await serveSite(dist, answers);
      beforeEnd(site.close);
      const { scrolling, searching } = await longTasksOfHistory(site.origin, user, COUNT);
      for (const [what, durations] of [
        ['scrolling', scrolling],
        ['searching', searching],
      ] as const) {
        if (durations === undefined) continue;
        log(`  | ${build} | ${what} | ${durations.length} | ${Math.max(0, ...durations).toFixed(0)} |`);
        if (build !== 'now') continue;
        if (durations.length === 0) passed += 1;
        else failures.push(`${what}: ${durations.length} tasks over 50 ms`);
      }
    }
    return { passed, failed: failures.length, skipped: 0, failures };
  },
};
