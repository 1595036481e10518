import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { LocalError } from './LocalError.ts';
import { compareFiles } from './release/compareFiles.ts';
import { compareSite } from './release/compareSite.ts';
import { describeBuild } from './release/describeBuild.ts';
import { fetchRelease } from './release/fetchRelease.ts';
import { readRewrites } from './release/readRewrites.ts';
import { readVerifyOptions } from './release/readVerifyOptions.ts';
import { sourceCommit } from './release/sourceCommit.ts';
import { repositoryRoot } from './repositoryRoot.ts';

/*
 * `npm run verify-release -- <address of the site> [--built]`: builds this source as the site says that it was built,
 * requests each file from the site, and compares. With --built, web/dist is taken as it is.
 */

try {
  const { origin, isBuilt } = readVerifyOptions(process.argv.slice(2));
  const published = await fetchRelease(origin);
  const commit = sourceCommit();
  console.log(
    `${origin} lists ${Object.keys(published.files).length} files of commit ${String(published.commit)}.`,
  );
  if (commit !== published.commit) {
    console.log(
      `This source is commit ${String(commit)} (null: with changes). To compare what the site names: git checkout ${published.commit ?? '<commit>'} && npm install --no-save`,
    );
  }
  if (!isBuilt) build(published.siteOrigin, published.region);
  const { files } = describeBuild(join(repositoryRoot, 'web', 'dist'), published);
  const differences = [
    ...new Set([
      ...compareFiles(published.files, files),
      ...(await compareSite(origin, files, readRewrites())),
    ]),
  ];
  if (differences.length === 0) {
    console.log(
      `The site serves the ${Object.keys(files).length} files that this source builds, at each address of the wallet. Not compared: headers, /environment.json, functions and rules.`,
    );
  } else {
    console.log(differences.join('\n'));
    console.log(`${differences.length} differences: the site does not serve what this source builds.`);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof LocalError ? error.message : error);
  process.exitCode = 1;
}

/** Builds the pages with the public parameters of a site. */
function build(siteOrigin: string, region: string): void {
  console.log('Building the pages from this source …');
  const { status } = spawnSync('npm', ['run', 'build', '--workspace', 'web'], {
    cwd: repositoryRoot,
    env: { ...process.env, SITE_ORIGIN: siteOrigin, DEPLOYED_REGION: region },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new LocalError('The build failed, so nothing was compared.');
}
