import { ensureChromium } from '../../tools/browser/ensureChromium.ts';
import { addCounts } from '../../tools/checks/addCounts.ts';
import { runTests } from '../../tools/checks/runTests.ts';
import type { QualitySuite } from '../QualitySuite.ts';
import { runRecorded } from '../runRecorded.ts';

/** Compares the catalogues, measures every screen in long and mirrored languages, and moves money in two of them. */
export const languages: QualitySuite = {
  claim:
    'All 12 languages have every text, with the same parameters and the plural forms of the language; texts about danger were read back as they are. On a phone, no text is cut off, covered or untranslated on any screen in German, Arabic and two pseudo-languages. Money moves in German and in Arabic.',
  needs: 'stack',
  hasPseudoLanguages: true,
  async work(run) {
    // The pseudo-languages, which the build has, have no catalogues.
    const environment = { ...run.environment, PSEUDO_LANGUAGES: 'false' };
    const catalogues = await runTests(
      { ...run, environment },
      {
        name: 'catalogues',
        command: 'vitest',
        args: ['run', 'web/catalogueProblems.test.ts', 'quality/languages'],
        reporter: 'vitest',
      },
    );
    await ensureChromium(run.family, run.log);
    const { figures = [], ...screens } = await runRecorded(run, 'languages');
    return { ...addCounts([catalogues, screens]), figures };
  },
};
