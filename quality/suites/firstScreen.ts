import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { buildWorkspace } from '../../tools/build/buildWorkspace.ts';
import { ensureChromium } from '../../tools/browser/ensureChromium.ts';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import { runProgram } from '../../tools/runProgram.ts';
import { medianOf } from '../../tools/site/medianOf.ts';
import { onStack } from '../../tools/site/onStack.ts';
import { serveSite } from '../../tools/site/serveSite.ts';
import { timeToScreen } from '../../tools/site/timeToScreen.ts';
import type { QualitySuite } from '../QualitySuite.ts';

const ROUNDS = 8;

/** Ratio of two medians of one build: they differ by less. */
const MAX_RATIO = 1.05;

/** Times of `tools/site/timeHome.ts`, in ms. */
const homeTimes = z.object({
  cold: z.number(),
  warm: z.number(),
  confirmed: z.number(),
  longestTask: z.number(),
});

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
 * builds in turn. An older build whose functions answer otherwise needs its own stack: `SITE_STACK` names a file with the
 * lines that its `npm run stack:test` printed. No median may be later than the older build's by more than 5 %, which is noise.
 */
export const firstScreen: QualitySuite = {
  claim:
    "The first screen, and the wallet's home with its figures, appear no later than in an older build, cold and warm.",
  needs: 'stack',
  async work({ family, environment, log, beforeEnd, directory }) {
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
    const stacks = { before: olderStack(environment), now: environment };
    const sites = {
      before: await serveSite(older, onStack(stacks.before)),
      now: await serveSite(await buildWorkspace(family, 'web', log), onStack(stacks.now)),
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
        // In turns: the second of two browsers starts while the first one still ends.
        const order: readonly Build[] = round % 2 === 0 ? ['before', 'now'] : ['now', 'before'];
        for (const build of order) await measure(build, sites[build].origin);
      }
    };

    const longestTasks: Record<Build, number[]> = { before: [], now: [] };
    for (const [path, selector] of screens) {
      await inTurn(async (build, origin) => note(path, build, await timeToScreen(origin + path, selector)));
    }
    await inTurn(async (build, origin) => {
      const file = join(directory, `${build}Home.json`);
      await runProgram(family, {
        title: `Timing the home (${build})`,
        command: process.execPath,
        args: ['tools/site/timeHome.ts', origin, file],
        cwd: repositoryRoot,
        environment: { ...stacks[build] },
        logFile: join(directory, `${build}Home.log`),
      });
      const { cold, warm, confirmed, longestTask } = homeTimes.parse(JSON.parse(readFileSync(file, 'utf8')));
      note(HOME.cold, build, cold);
      note(HOME.warm, build, warm);
      note(HOME.confirmed, build, confirmed);
      longestTasks[build].push(longestTask);
    });

    const failures: string[] = [];
    const figures: string[] = [];
    log('  | what | before, ms | now, ms | ratio |');
    for (const [what, { before: olderTimes, now: ownTimes }] of times) {
      const before = medianOf(olderTimes);
      const now = medianOf(ownTimes);
      log(`  | ${what} | ${before.toFixed(0)} | ${now.toFixed(0)} | ${(now / before).toFixed(2)} |`);
      figures.push(`${what}: ${now.toFixed(0)} ms (before ${before.toFixed(0)})`);
      if (now > before * MAX_RATIO) failures.push(`${what} is later than before`);
    }
    const longest = (build: Build) => medianOf(longestTasks[build]).toFixed(0);
    // Too few and too short to compare within 5 %.
    figures.push(
      `longest task of the warm home: ${longest('now')} ms (before ${longest('before')}, goal 50)`,
    );
    return { passed: times.size - failures.length, failed: failures.length, skipped: 0, failures, figures };
  },
};

/** Returns the environment of the stack for the older build: of its own, where `SITE_STACK` names a file with it. */
function olderStack(environment: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const file = process.env['SITE_STACK'];
  if (file === undefined) return environment;
  const lines = readFileSync(file, 'utf8').matchAll(/^([A-Z_0-9]+)=(.+)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}
