import { buildWorkspace } from '../../tools/build/buildWorkspace.ts';
import { ensureChromium } from '../../tools/browser/ensureChromium.ts';
import { medianOf } from '../../tools/site/medianOf.ts';
import { serveOverHttp2 } from '../../tools/site/serveOverHttp2.ts';
import { serveSite } from '../../tools/site/serveSite.ts';
import { timeToAnswer, type SlowConnection, type VisitorPress } from '../../tools/site/timeToAnswer.ts';
import { createCertificate } from '../production/createCertificate.ts';
import type { QualitySuite } from '../QualitySuite.ts';

const ROUNDS = 7;

/** On an unlimited connection, from the first paint that shows the button to the answer. */
const MAX_AFTER_SHOWN_MS = 400;

/** On the slow connection, from the request of the page to the answer. */
const MAX_AFTER_REQUEST_MS = 2_500;

const SLOW: SlowConnection = { latencyMs: 300, bytesPerSecond: 200_000 };

const presses: readonly VisitorPress[] = [
  { path: '/', button: 'header button[aria-haspopup=dialog]', answer: '[role=combobox]' },
  { path: '/auth', button: '#tab-signUp', answer: '#panel-signUp' },
  { path: '/support', button: '[aria-label="Open the support chat"]', answer: '[role=dialog]' },
];

/**
 * Opens a prerendered page in a browser without stored data and presses a button once it is painted, before the application is there. `SITE_BUILD` names another build's folder to measure.
 */
export const firstPress: QualitySuite = {
  claim:
    'A press at the first paint of /, /auth and /support is answered, and the answer painted, within 400 ms of that paint on a fast connection, and within 2.5 s of the request at 300 ms and 200 kB/s, as the median of seven visits. None is lost.',
  async work({ family, log, beforeEnd, directory }) {
    await ensureChromium(family, log);
    const build = process.env['SITE_BUILD'] ?? (await buildWorkspace(family, 'web', log));
    const site = await serveOverHttp2(
      await serveSite(build),
      await createCertificate(directory, 'first-press', []),
    );
    beforeEnd(site.close);

    const failures: string[] = [];
    const figures: string[] = [];
    let passed = 0;
    for (const press of presses) {
      for (const connection of [undefined, SLOW]) {
        const times: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const { shown, answered } = await timeToAnswer(site, press, connection);
          if (answered !== undefined) times.push(connection ? answered : answered - shown);
        }
        const lost = ROUNDS - times.length;
        const median = times.length > 0 ? medianOf(times) : Number.NaN;
        const max = connection ? MAX_AFTER_REQUEST_MS : MAX_AFTER_SHOWN_MS;
        const figure = `${press.path}, ${connection ? 'slow, from the request' : 'fast, from the first paint'}: ${median.toFixed(0)} ms`;
        log(`  ${figure}, ${lost} lost`);
        figures.push(figure);
        if (lost === 0 && median <= max) passed += 1;
        else failures.push(`${figure}, of at most ${max}; ${lost} of ${ROUNDS} presses were lost`);
      }
    }
    return { passed, failed: failures.length, skipped: 0, failures, figures };
  },
};
