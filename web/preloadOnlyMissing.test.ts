import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { build, type Plugin } from 'vite';
import { preloadOnlyMissing } from './preloadOnlyMissing.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'preload-'));
  // Both screens share `shared`, which the first one has loaded when it opens the second.
  const files = {
    'index.html': '<script type="module" src="./main.js"></script>',
    'main.js': "import('./first.js'); window.openSecond = () => import('./second.js');",
    'first.js':
      "import { shared } from './shared.js'; shared(); window.openSecond = () => import('./second.js');",
    'second.js': "import { shared } from './shared.js'; shared();",
    'shared.js': "export const shared = () => console.log('shared');",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
});
afterEach(() => rmSync(root, { recursive: true }));

/** Names of the files that the chunk of the first screen preloads. */
async function preloadsOfFirst(plugins: Plugin[]): Promise<readonly string[]> {
  await build({ root, plugins, logLevel: 'silent', configFile: false });
  const folder = join(root, 'dist', 'assets');
  const first = readdirSync(folder).find((name) => name.startsWith('first-')) ?? '';
  const text = readFileSync(join(folder, first), 'utf8');
  const list = /m\.f\|\|\(m\.f=(\[[^\]]*\])/.exec(text)?.[1] ?? '[]';
  const indexes = /__vite__mapDeps\((\[[\d,]*\])\)/.exec(text)?.[1] ?? '[]';
  const names = JSON.parse(list) as string[];
  return (JSON.parse(indexes) as number[]).map((index) => (names[index] ?? '').replace(/.*\/|-.*/g, ''));
}

test('preloads no file that the importer has loaded', async () => {
  expect(await preloadsOfFirst([])).toContain('shared');
  const preloads = await preloadsOfFirst([preloadOnlyMissing()]);
  expect(preloads).toContain('second');
  expect(preloads).not.toContain('shared');
});
