import { once } from 'node:events';
import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './browser/ensureChromium.ts';
import { LocalError } from './LocalError.ts';
import { repositoryRoot } from './repositoryRoot.ts';
import { runSupervised } from './runSupervised.ts';
import { stackDirectory } from './stackDirectory.ts';
import { stackEnvironment } from './stackEnvironment.ts';
import { stackPorts, testPortOffset } from './stackPorts.ts';
import { startStack } from './startStack.ts';
import { writeGallery } from './screenshots/writeGallery.ts';

/*
 * `npm run screenshots`: a screenshot of every screen, on a phone and a desktop, light and dark, and a page
 * that shows them beside those of the last run. `--languages de,ar` adds other languages; other options are
 * Playwright's.
 */

const name = 'test';
const INTERRUPTED = 130;
const directory = join(repositoryRoot, 'screenshots');
const BEFORE = 'screenshots-before';
const before = join(repositoryRoot, BEFORE);

const LANGUAGES = '--languages';
const options = process.argv.slice(2);
const languagesAt = options.indexOf(LANGUAGES);
const languages = languagesAt < 0 ? '' : (options[languagesAt + 1] ?? '');
const playwrightOptions = languagesAt < 0 ? options : options.toSpliced(languagesAt, 2);

await runSupervised(stackDirectory(name), INTERRUPTED, async (run) => {
  const { family, log } = run;
  const ports = stackPorts(testPortOffset);
  const stack = await startStack(run, { name, ports, fresh: true, keepState: false });
  await ensureChromium(family, log);
  if (existsSync(directory)) {
    rmSync(before, { recursive: true, force: true });
    renameSync(directory, before);
  }

  const args = ['test', '--project=screenshots', ...playwrightOptions];
  const browser = family.spawn('playwright', args, {
    cwd: repositoryRoot,
    env: { ...process.env, ...stackEnvironment(ports), SCREENSHOT_LANGUAGES: languages },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await Promise.race([once(browser, 'exit'), stack.failed])) as [number | null];
  if (code !== 0) throw new LocalError('Some screens could not be reached; see above.');

  const earlier = existsSync(before) ? { folder: `../${BEFORE}/`, files: picturesIn(before) } : undefined;
  const pictures = picturesIn(directory);
  writeFileSync(join(directory, 'index.html'), writeGallery(pictures, earlier));
  log(`\n${pictures.length} pictures: open screenshots/index.html`);
  return 0;
});

function picturesIn(folder: string): readonly string[] {
  return readdirSync(folder).filter((file) => file.endsWith('.png'));
}
