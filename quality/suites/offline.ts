import { ensureChromium } from '../../tools/browser/ensureChromium.ts';
import type { QualitySuite } from '../QualitySuite.ts';
import { runRecorded } from '../runRecorded.ts';

/** Opens the wallet without a connection, and changes releases, in a browser whose storage also refuses. */
export const offline: QualitySuite = {
  claim:
    'Without a connection the wallet opens in at most 1.5 s with its last known figures and their time, and you can receive. A new release is offered, never taken during a review in any tab, and never half. Full or blocked storage only loses the offline wallet.',
  gaps: [
    'Contacts and the history beyond the five newest transactions are not stored, so their screens need a connection.',
    'Only Chromium is tested.',
  ],
  needs: 'stack',
  async work(run) {
    await ensureChromium(run.family, run.log);
    return runRecorded(run, 'offline');
  },
};
