import { buildWorkspace } from '../../tools/build/buildWorkspace.ts';
import { ensureChromium } from '../../tools/browser/ensureChromium.ts';
import { medianOf } from '../../tools/site/medianOf.ts';
import { onStack } from '../../tools/site/onStack.ts';
import { serveSite } from '../../tools/site/serveSite.ts';
import { timeToFigures } from '../../tools/site/timeToFigures.ts';
import { timeToScreen } from '../../tools/site/timeToScreen.ts';
import type { QualitySuite } from '../QualitySuite.ts';

const ROUNDS = 5;

/** An address without a session, and what its first screen shows. */
const screens = [
  ['/', 'h1'],
  ['/auth', 'input[type=email]'],
  // Not prerendered: the application starts, finds no session and redirects to sign-in.
  ['/wallet', 'input[type=email]'],
] as const;

const HOME = {
  cold: '/wallet with a session, its figures, cold',
  // Of this build the last known ones, marked with their time (decision 36); the older build shows none.
  warm: 'the same, warm',
  confirmed: 'the same, warm, current balances',
} as const;

type Build = 'before' | 'now';

/**
 * Measures the first screen of this build and of an older one, whose folder `SITE_BUILD` names, in a browser
 * without stored data, and the wallet's home with its figures, cold and warm: by frames in the page, both
 * builds in turn, on one stack. No median may be later than the older build's.
 */
export const firstScreen: QualitySuite = {
  claim:
    "The first screen, and the wallet's home with its figures, appear no later than in an older build, cold and warm.",
  needs: 'stack',
  async work({ family, environment, log, beforeEnd }) {
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
    const answers = onStack(environment);
    const sites = {
      before: await serveSite(older, answers),
      now: await serveSite(await buildWorkspace(family, 'web', log), answers),
    };
    beforeEnd(sites.before.close);
    beforeEnd(sites.now.close);

    const times = new Map<string, Record<Build, number[]>>();
    const note = (what: string, build: Build, ms: number) => {
      const own = times.get(what) ?? { before: [], now: [] };
      own[build].push(ms);
      times.set(what, own);
    };
    const inTurn = async (measure: (build: Build, origin: string) => Promise<void>) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const build of ['before', 'now'] as const) await measure(build, sites[build].origin);
      }
    };

    for (const [path, selector] of screens) {
      await inTurn(async (build, origin) => note(path, build, await timeToScreen(origin + path, selector)));
    }
    // These read where the stack is when they are imported.
    Object.assign(process.env, environment);
    const { createWalletUser, fund } = await import('../../tests/e2e/support/walletUser.ts');
    const user = await createWalletUser();
    await fund(user.address, 'mainnet', '10');
    // The emulator starts a function at its first call.
    for (const site of Object.values(sites)) await timeToFigures(site.origin, user);
    await inTurn(async (build, origin) => {
      const { cold, warm, confirmed } = await timeToFigures(origin, user);
      note(HOME.cold, build, cold);
      note(HOME.warm, build, warm);
      note(HOME.confirmed, build, confirmed);
    });

    const failures: string[] = [];
    const figures: string[] = [];
    log('  | what | before, ms | now, ms | ratio |');
    for (const [what, { before: olderTimes, now: ownTimes }] of times) {
      const before = medianOf(olderTimes);
      const now = medianOf(ownTimes);
      log(`  | ${what} | ${before.toFixed(0)} | ${now.toFixed(0)} | ${(now / before).toFixed(2)} |`);
      figures.push(`${what}: ${now.toFixed(0)} ms (before ${before.toFixed(0)})`);
      if (now > before) failures.push(`${what} is later than before`);
    }
    return { passed: times.size - failures.length, failed: failures.length, skipped: 0, failures, figures };
  },
};
