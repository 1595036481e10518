import { ensureChromium } from '../../tools/browser/ensureChromium.ts';
import { runTests } from '../../tools/checks/runTests.ts';
import type { QualitySuite } from '../QualitySuite.ts';

/**
 * Runs the whole browser suite with axe and a check for sideways scrolling, on a phone and a desktop, each
 * light and dark.
 */
export const looks: QualitySuite = {
  claim:
    'The whole browser suite passes on a phone and a desktop, in light and dark, with axe and without sideways scrolling.',
  needs: 'stack',
  async work(run) {
    await ensureChromium(run.family, run.log);
    return runTests(
      { ...run, environment: { ...run.environment, EVERY_LOOK: '1' } },
      {
        name: 'looks',
        command: 'playwright',
        args: [
          'test',
          ...['shell', 'whole', 'shellScreens', 'wholeScreens'].flatMap((one) => ['--project', one]),
        ],
        reporter: 'playwright',
      },
    );
  },
};
