import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import { readRelease } from '../../web/prerender/readRelease.ts';
import { releaseScript } from '../../web/prerender/releaseScript.ts';
import { changedModules } from './changedModules.ts';

/*
 * `node quality/cost/buildChangedRelease.ts <folder>`, after a build: builds the application as the next release, in which some modules and all texts, search
 * indexes and documents differ. A browser stores it, but it is not for use: its documents are those of the build.
 */

const [folder = ''] = process.argv.slice(2);
const root = join(repositoryRoot, 'web');
const dist = join(root, 'dist');

// Vite names virtual modules relative to the working directory.
process.chdir(root);
await build({
  root,
  logLevel: 'warn',
  plugins: [changedModules()],
  worker: { plugins: () => [changedModules()] },
  build: { outDir: folder, emptyOutDir: true },
});
for (const name of ['index.html', 'app.html']) {
  writeFileSync(join(folder, name), `${readFileSync(join(dist, name), 'utf8')}<!-- changed -->`);
}
for (const name of readdirSync(join(dist, 'assets')).filter((file) => file.startsWith('search-'))) {
  const changed = name.replace(/^search-[\da-f]+/, 'search-00000000');
  copyFileSync(join(dist, 'assets', name), join(folder, 'assets', changed));
  writeFileSync(join(folder, 'assets', changed), ' ', { flag: 'a' });
}
writeFileSync(join(folder, 'sw.js'), await releaseScript(readRelease(folder, ['/', '/help'])));
