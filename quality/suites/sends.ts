import { ensureChromium } from '../../tools/browser/ensureChromium.ts';
import { runTests } from '../../tools/checks/runTests.ts';
import type { QualitySuite } from '../QualitySuite.ts';

/** Sends in a browser again and again, on all chains of the stack, while something goes wrong: one file in `sends` for each thing. */
export const sends: QualitySuite = {
  claim:
    'Lost answers, killed browsers, two tabs at once, fee jumps, quotes of another chain, replacements and reorgs never lose or double a transfer or cost more than the total shown. Max leaves nothing behind.',
  needs: 'stackOfAllNetworks',
  async work(run) {
    await ensureChromium(run.family, run.log);
    return runTests(run, {
      name: 'sends',
      command: 'playwright',
      args: ['test', '--project=sends'],
      reporter: 'playwright',
    });
  },
};
