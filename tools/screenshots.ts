import { once } from 'node:events';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './browser/ensureChromium.ts';
import { LocalError } from './LocalError.ts';
import { repositoryRoot } from './repositoryRoot.ts';
import { runSupervised } from './runSupervised.ts';
import { stackDirectory } from './stackDirectory.ts';
import { stackEnvironment } from './stackEnvironment.ts';
import { stackPorts, testPortOffset } from './stackPorts.ts';
import { startStack } from './startStack.ts';

/*
 * `npm run screenshots`: a screenshot of every screen, on a phone and a desktop, light and dark, and a page
 * that shows them.
 */

const name = 'test';
const INTERRUPTED = 130;
const directory = join(repositoryRoot, 'screenshots');

await runSupervised(stackDirectory(name), INTERRUPTED, async (run) => {
  const { family, log } = run;
  const ports = stackPorts(testPortOffset);
  const stack = await startStack(run, { name, ports, fresh: true, keepState: false });
  await ensureChromium(family, log);
  rmSync(directory, { recursive: true, force: true });

  const args = ['test', '--project=screenshots', ...process.argv.slice(2)];
  const browser = family.spawn('playwright', args, {
    cwd: repositoryRoot,
    env: { ...process.env, ...stackEnvironment(ports) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await Promise.race([once(browser, 'exit'), stack.failed])) as [number | null];
  if (code !== 0) throw new LocalError('Some screens could not be reached; see above.');

  const pictures = readdirSync(directory).filter((file) => file.endsWith('.png'));
  writeFileSync(join(directory, 'index.html'), gallery(pictures));
  log(`\n${pictures.length} pictures: open screenshots/index.html`);
  return 0;
});

/** A page with a row for each screen. */
function gallery(pictures: readonly string[]): string {
  const screens = Object.groupBy(pictures.toSorted(), (file) => file.split('.')[0] ?? '');
  const rows = Object.entries(screens).map(([screen, files = []]) => {
    const images = files.map((file) => `<img src="${file}" alt="${file}" loading="lazy">`).join('\n');
    return `<h2>${screen}</h2>\n<div>${images}</div>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Everything Wallet: every screen</title>
<style>
  body { font: 16px system-ui; margin: 2rem; background: #8885 }
  div { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
  img { height: 640px; border-radius: 8px }
</style>
${rows.join('\n')}
</html>
`;
}
