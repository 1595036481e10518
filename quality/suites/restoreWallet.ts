import { ensureChromium } from '../../tools/browser/ensureChromium.ts';
import { runTests } from '../../tools/checks/runTests.ts';
import type { QualitySuite } from '../QualitySuite.ts';

/**
 * Imports published phrases of 12, 18 and 24 words, by keyboard only, and finds the accounts that were funded
 * on the chains at indexes 0, 3 and 19, and not the one at 40. It waits for the server's rate limits, so it
 * takes minutes.
 */
export const restoreWallet: QualitySuite = {
  claim:
    'Importing a phrase of 12, 18 or 24 words by keyboard finds each used account within the gap limit, and axe finds no problem.',
  needs: 'stack',
  async work(run) {
    await ensureChromium(run.family, run.log);
    return runTests(run, {
      name: 'restoreWallet',
      command: 'playwright',
      args: ['test', '--project=restore'],
      reporter: 'playwright',
    });
  },
};
