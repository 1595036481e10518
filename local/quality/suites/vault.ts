import { ensureChromium } from '../../browser/ensureChromium.ts';
import { addCounts } from '../../checks/addCounts.ts';
import { runTests } from '../../checks/runTests.ts';
import type { QualitySuite } from '../QualitySuite.ts';
import { changeEveryByte, changeEveryValue, unlockTimes } from '../vault/changeEveryByte.ts';

/** How long unlocking may take at the 75th percentile, in ms. */
const MOST_MS = 1_000;
const ROUNDS = 20;

/** Changes every byte of a vault, times its unlocking, and walks its journeys in a browser again and again. */
export const vault: QualitySuite = {
  needs: 'stack',
  async work(run) {
    const failures: string[] = [];
    let passed = 0;
    for (const [what, change] of [
      ['bytes, each as every other value', changeEveryByte],
      ['bytes of values, each with the digest written anew', changeEveryValue],
    ] as const) {
      const { refused, taken } = await change();
      run.log(`  ${what}: ${refused} refused, ${taken.length} taken`);
      passed += refused;
      failures.push(...taken);
    }

    const times = (await unlockTimes(ROUNDS)).sort((one, other) => one - other);
    const p75 = Math.round(times[Math.ceil(ROUNDS * 0.75) - 1] ?? Infinity);
    run.log(`  unlocking: ${p75} ms at p75 of ${ROUNDS}`);
    if (p75 <= MOST_MS) passed += 1;
    else failures.push(`unlocking took ${p75} ms`);

    await ensureChromium(run.family, run.log);
    const journey = await runTests(run, {
      name: 'vault',
      command: 'playwright',
      args: ['test', 'tests/e2e/vault.spec.ts', '--repeat-each', '5'],
      reporter: 'playwright',
    });
    const passkeys = await runTests(run, {
      name: 'passkey',
      command: 'playwright',
      args: ['test', '--config', 'playwright.vault.config.ts', '--repeat-each', '5'],
      reporter: 'playwright',
    });
    return addCounts([{ passed, failed: failures.length, skipped: 0, failures }, journey, passkeys]);
  },
};
