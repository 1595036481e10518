import { ensureChromium } from '../../tools/browser/ensureChromium.ts';
import { runTests } from '../../tools/checks/runTests.ts';
import type { QualitySuite } from '../QualitySuite.ts';

/** Runs the browser tests of each screen's content and layout, which `npm test` leaves out for the sake of its time. */
export const screens: QualitySuite = {
  claim:
    'Every screen shows what its feature page promises: loading, empty, failed and filled, by keyboard, on a phone and a desktop, with axe.',
  needs: 'stack',
  async work(run) {
    await ensureChromium(run.family, run.log);
    return runTests(run, {
      name: 'screens',
      command: 'playwright',
      args: ['test', '--project=shellScreens', '--project=wholeScreens'],
      reporter: 'playwright',
    });
  },
};
