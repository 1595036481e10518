import { buildWorkspace } from '../../tools/build/buildWorkspace.ts';
import { ensureChromium } from '../../tools/browser/ensureChromium.ts';
import type { CheckRun } from '../../tools/checks/CheckRun.ts';
import { measurePage, type PageScores } from '../../tools/site/measurePage.ts';
import { medianOf } from '../../tools/site/medianOf.ts';
import { serveSite } from '../../tools/site/serveSite.ts';
import type { QualitySuite } from '../QualitySuite.ts';

const VISITS = 5;
const MIN_PERFORMANCE = 98;

/** First pages of a new visitor. */
const pages = ['/', '/features', '/support', '/documentation', '/documentation/errors', '/auth'];

const columns: readonly (readonly [title: string, figure: keyof PageScores])[] = [
  ['performance', 'performance'],
  ['accessibility', 'accessibility'],
  ['best practices', 'bestPractices'],
  ['SEO', 'seo'],
  ['first paint', 'firstPaint'],
  ['largest paint', 'largestPaint'],
  ['blocked', 'blocked'],
];

/**
 * Visits the pages that strangers meet first with Lighthouse's mobile profile, five times each, and holds the medians to 98
 * for performance and 100 for the rest. `SITE_BUILD` names another build's folder to measure, such as an older one's.
 */
export const lighthouse: QualitySuite = {
  claim:
    "The six public pages that new visitors see first score at least 98 for performance and 100 for accessibility, best practices and SEO in Lighthouse's mobile profile, as the median of five visits.",
  async work(run) {
    const { family, log, beforeEnd } = run;
    await ensureChromium(family, log);
    const other = process.env['SITE_BUILD'];
    const site = await serveSite(other ?? (await buildWorkspace(family, 'web', log)));
    beforeEnd(site.close);

    const failures: string[] = [];
    const figures = other === undefined ? [] : ['of another build (`SITE_BUILD`)'];
    let passed = 0;
    log(`  | page | ${columns.map(([title]) => title).join(' | ')} |`);
    for (const page of pages) {
      const visits: PageScores[] = [];
      for (let visit = 0; visit < VISITS; visit += 1) {
        visits.push(await measureAgainIfNeeded(run, site.origin + page));
      }
      const median = (figure: keyof PageScores) =>
        Math.round(medianOf(visits.map((scores) => scores[figure])));
      figures.push(
        `\`${page}\` ${median('performance')}, first paint ${median('firstPaint')} ms, blocked ${median('blocked')} ms`,
      );
      log(`  | ${page} | ${columns.map(([, figure]) => median(figure)).join(' | ')} |`);
      for (const [title, figure] of columns.slice(0, 4)) {
        const min = figure === 'performance' ? MIN_PERFORMANCE : 100;
        if (median(figure) >= min) passed += 1;
        else failures.push(`${page}: ${median(figure)} for ${title}`);
      }
    }
    return { passed, failed: failures.length, skipped: 0, failures, figures };
  },
};

/** At times, on a busy machine, Lighthouse misses the beginning of a visit and ends with an error; then it visits once more. */
function measureAgainIfNeeded(run: CheckRun, url: string): Promise<PageScores> {
  return measurePage(run, url).catch(() => measurePage(run, url));
}
