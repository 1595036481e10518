// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

/*
 * The left edge of titles is the same on all screens: they share one frame and one heading, and none shifts
 * itself.
 */

const folder = import.meta.dirname;
const layout = resolve(folder, 'layout/WalletLayout.tsx');
const header = resolve(folder, '../components/PageHeader.tsx');

const sources = new Map<string, string>();
function sourceOf(file: string): string {
  const source = sources.get(file) ?? readFileSync(file, 'utf8');
  sources.set(file, source);
  return source;
}

/** Returns a file with all application files that it imports. */
function partsOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ''] of sourceOf(file).matchAll(/(?:from|import\() ?'(\.[^']+\.tsx?)'/g)) {
    const part = resolve(file, '..', path);
    if (existsSync(part)) partsOf(part, found);
  }
  return found;
}

const routes = sourceOf(resolve(folder, 'routes.tsx'));
const wallet = routes.slice(routes.indexOf('const walletRoutes'), routes.indexOf('export const routes'));
const screensIn = (part: string) =>
  [...part.matchAll(/import\('(\.[^']+)'\)/g)]
    .map(([, path = '']) => resolve(folder, path))
    .filter((file) => !/Require\w+\.tsx|WalletOutlet\.tsx/.test(file));
const screens = screensIn(wallet);
// The last of them have the frame around them.
const framed = new Set(screensIn(wallet.slice(wallet.indexOf('WalletOutlet.tsx'))));

test('there are screens to check', () => expect(screens.length).toBeGreaterThan(15));

test.each(screens.map((file) => relative(folder, file)))('%s is on the page grid', (name) => {
  const screen = resolve(folder, name);
  const parts = [...partsOf(screen)];
  const isHome = screen.endsWith('WalletRoute.tsx');
  expect(parts.includes(layout)).toBe(!framed.has(screen));
  // The home begins with the balance, and has no title.
  expect(isHome || parts.includes(header)).toBe(true);
  expect(parts.filter((part) => part !== header && sourceOf(part).includes('component="h1"'))).toEqual([]);
  for (const page of parts.filter((part) => sourceOf(part).includes('<PageHeader'))) {
    expect(sourceOf(page), page).not.toMatch(/mx: 'auto'|mx="auto"|margin: '0 auto'|ml: 'auto'|<Container/);
  }
});
