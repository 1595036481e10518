import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../../tools/browser/ensureChromium.ts';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import { runProgram } from '../../tools/runProgram.ts';
import { judgePaths } from '../paths/judgePaths.ts';
import { pathLimits } from '../paths/pathLimits.ts';
import type { TracedPath } from '../paths/TracedPath.ts';
import type { QualitySuite } from '../QualitySuite.ts';

/** Traced paths with the names of their files, for those who shorten one. */
const LATEST = join(repositoryRoot, '.local', 'paths.json');

/**
 * Traces Send, a swap, `GET /balance` and `GET /nfts` through real runs on the test stack, with V8's coverage
 * and asynchronous stacks, in the functions and in a browser. A path above its goal is a gap; one above its
 * limit fails.
 */
export const paths: QualitySuite = {
  claim:
    'Send, swap, `GET /balance` and `GET /nfts` go through no more source files than their limits: files of which a function runs, and the spine, files on the stack when the request to a node leaves.',
  gaps: [
    'The spine of `GET /nfts` grew from 15 to 17 files when readers of logs began to share one scanner.',
    'The stacks do not show what an event hands over, such as the signature of the vault worker. In the browser they begin at the first event handler or render above the call.',
    'The goals for `GET /balance` come from a count by hand at 8d32d634: 31 files entered, a spine of 20. There, this suite counts 38 and 11.',
  ],
  needs: 'stack',
  async work({ family, directory, environment, log }) {
    await ensureChromium(family, log);
    const site = join(directory, 'pathsSite');
    await runProgram(family, {
      title: 'Building web with source maps',
      command: 'vite',
      args: ['build', '--outDir', site, '--emptyOutDir', '--sourcemap', '--logLevel', 'error'],
      cwd: join(repositoryRoot, 'web'),
      logFile: join(directory, 'pathsBuild.log'),
    });
    const output = join(directory, 'paths.json');
    await runProgram(family, {
      title: 'Tracing the paths',
      command: process.execPath,
      args: ['quality/paths/tracePaths.ts', site, output],
      cwd: repositoryRoot,
      environment,
      logFile: join(directory, 'paths.log'),
    });
    const traced = JSON.parse(readFileSync(output, 'utf8')) as TracedPath[];
    mkdirSync(join(repositoryRoot, '.local'), { recursive: true });
    writeFileSync(LATEST, `${JSON.stringify(traced, null, 2)}\n`);
    for (const { name, entered, spine } of traced) {
      log(`  ${name}: ${entered.length} files entered, ${spine.length} of the spine:`);
      for (const file of spine) log(`    ${file}`);
    }
    log(`  The files entered are listed in ${LATEST}.`);

    const { figures, gaps, failures } = judgePaths(traced, pathLimits);
    for (const line of [...gaps, ...failures]) log(`  ${line}`);
    return {
      passed: pathLimits.length - failures.length,
      failed: failures.length,
      skipped: 0,
      failures,
      figures,
      gaps,
    };
  },
};
