import { buildWorkspace } from '../../build/buildWorkspace.ts';
import { ensureChromium } from '../../browser/ensureChromium.ts';
import { medianOf } from '../../site/medianOf.ts';
import { serveSite } from '../../site/serveSite.ts';
import { timeToScreen } from '../../site/timeToScreen.ts';
import type { QualitySuite } from '../QualitySuite.ts';

const ROUNDS = 5;

/** An address without a session, and what its first screen shows. */
const screens = [
  ['/', 'h1'],
  ['/auth', 'input[type=email]'],
  // Not written: the application starts, finds nobody and leads to sign-in.
  ['/wallet', 'input[type=email]'],
] as const;

/**
 * Times the first screen of this build and of an older one, whose folder `SITE_BUILD` names, in a browser that has kept
 * nothing: by frames in the page, both builds in turn. No median may be later than the older build's.
 */
export const firstScreen: QualitySuite = {
  async work({ family, log, beforeEnd }) {
    const older = process.env['SITE_BUILD'];
    if (older === undefined) {
      return {
        passed: 0,
        failed: 0,
        skipped: 1,
        lacking: ['SITE_BUILD names no older build to compare with'],
      };
    }
    await ensureChromium(family, log);
    const sites = {
      before: await serveSite(older),
      now: await serveSite(await buildWorkspace(family, 'web', log)),
    };
    beforeEnd(sites.before.close);
    beforeEnd(sites.now.close);

    const failures: string[] = [];
    let passed = 0;
    log('  | address | before, ms | now, ms | ratio |');
    for (const [path, selector] of screens) {
      const times = { before: [] as number[], now: [] as number[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const build of ['before', 'now'] as const) {
          times[build].push(await timeToScreen(sites[build].origin + path, selector));
        }
      }
      const before = medianOf(times.before);
      const now = medianOf(times.now);
      log(`  | ${path} | ${before.toFixed(0)} | ${now.toFixed(0)} | ${(now / before).toFixed(2)} |`);
      if (now <= before) passed += 1;
      else failures.push(`${path} is later than before`);
    }
    return { passed, failed: failures.length, skipped: 0, failures };
  },
};
