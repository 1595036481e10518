import { ensureChromium } from '../../tools/browser/ensureChromium.ts';
import { runTests } from '../../tools/checks/runTests.ts';
import type { QualitySuite } from '../QualitySuite.ts';

/**
 * Visits every screen of the wallet where a network has all contracts, and searches for marks of demos or
 * unfinished features (decision 52).
 */
export const marks: QualitySuite = {
  claim:
    "No wallet screen with coin, a token and NFTs shows 'Demo' or 'Coming soon', except under 'Samples' and on the simulated document scan. On Polygon Amoy, without contracts, the same scan finds the marks.",
  needs: 'stack',
  async work(run) {
    await ensureChromium(run.family, run.log);
    return runTests(run, {
      name: 'marks',
      command: 'playwright',
      args: ['test', '--project=marks'],
      reporter: 'playwright',
    });
  },
};
