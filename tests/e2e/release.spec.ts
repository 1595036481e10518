import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { compareSite } from '../../tools/release/compareSite.ts';
import { fetchRelease } from '../../tools/release/fetchRelease.ts';
import { readRewrites } from '../../tools/release/readRewrites.ts';
import { SCREEN } from './support/screen.ts';
import { stack } from './support/stack.ts';

/* /release.json, which `npm run verify-release` compares with a build of the source (docs/operations.md). */

test('the site serves every file that it lists, byte by byte', SCREEN, async () => {
  const { files } = await fetchRelease(stack.hostingUrl);
  const paths = Object.keys(files);
  expect(paths).toEqual(
    expect.arrayContaining(['index.html', 'app.html', '404.html', 'sw.js', 'connect.js']),
  );
  expect(paths.filter((path) => path.startsWith('assets/')).length).toBeGreaterThan(100);
  expect(await compareSite(stack.hostingUrl, files, readRewrites())).toEqual([]);
  const digest = createHash('sha256').update('another file').digest('hex');
  expect(await compareSite(stack.hostingUrl, { 'connect.js': digest }, [])).toEqual([
    '/connect.js: the site serves other bytes',
  ]);
});
