import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { addressOf } from './addressOf.ts';
import { compareFiles } from './compareFiles.ts';
import { compareSite } from './compareSite.ts';
import { describeBuild } from './describeBuild.ts';
import { fetchRelease } from './fetchRelease.ts';
import { readVerifyOptions } from './readVerifyOptions.ts';

const BUILD = {
  'index.html': '<p>Home</p>',
  'de/help.html': '<p>Hilfe</p>',
  '404.html': '<p>Not found</p>',
  'app.html': '<p>Shell</p>',
  'assets/main-1.js': 'run()',
  'downloads/go/@v/list': 'v0.1.0',
};
const PARAMETERS = { commit: 'a'.repeat(40), siteOrigin: 'https://wallet.example', region: 'us-central1' };

const REWRITES = [
  { source: '/api/**' },
  { source: '/help', destination: '/de/help.html' },
  { source: '/de/*', destination: '/de/help.html' },
];

/** Contents of the site, by path. */
let served: Map<string, string>;
/** Path of a file that the site redirects. */
let redirected: string | undefined;
let server: Server;
let origin: string;
beforeEach(async () => {
  redirected = undefined;
  served = new Map(Object.entries(BUILD).map(([path, text]) => [addressOf(path), text]));
  served.set('/help', BUILD['de/help.html']).set('/de/any', BUILD['de/help.html']);
  server = createServer((request, response) => {
    const text = served.get(request.url ?? '');
    const isPage = text !== undefined && request.url !== '/404';
    response.writeHead(request.url === redirected ? 302 : isPage ? 200 : 404).end(text ?? 'nothing');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

/** Writes the build, with files that no site serves. */
function build() {
  const directory = temporaryDirectory();
  const all = { ...BUILD, 'environment.json': '{}', 'release.json': '{}', '.vite/manifest.json': '{}' };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(join(directory, path, '..'), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  return describeBuild(directory, PARAMETERS);
}

test('lists each file of a build with its SHA-256, and no other file', () => {
  const { files, ...parameters } = build();
  expect(parameters).toEqual(PARAMETERS);
  expect(files).toEqual(
    Object.fromEntries(
      Object.entries(BUILD).map(([path, text]) => [path, createHash('sha256').update(text).digest('hex')]),
    ),
  );
});

test('the shell is requested at an address of the application', () => {
  expect(addressOf('app.html')).toBe('/wallet');
});

test('a site that serves the same bytes has no differences, its error page included', async () => {
  expect(await compareSite(origin, build().files, REWRITES)).toEqual([]);
});

test('another byte, a missing file and a site that does not answer are differences', async () => {
  const { files } = build();
  served.set('/assets/main-1.js', 'run();');
  served.delete('/de/help');
  expect(await compareSite(origin, files, [])).toEqual([
    '/assets/main-1.js: the site serves other bytes',
    '/de/help: the site answers 404',
  ]);
  server.close();
  server.closeAllConnections();
  expect(await compareSite(origin, { 'index.html': '' }, [])).toEqual([
    expect.stringMatching(/^\/: no answer/),
  ]);
});

test('a redirect is a difference, whatever its bytes', async () => {
  redirected = '/assets/main-1.js';
  expect(await compareSite(origin, build().files, [])).toEqual(['/assets/main-1.js: the site answers 302']);
});

test('each address that Hosting answers with a file is compared', async () => {
  served.set('/de/any', '<script src="/evil.js"></script>');
  expect(await compareSite(origin, build().files, REWRITES)).toEqual([
    '/de/any: the site serves other bytes',
  ]);
});

test('files that only the list or only the build has are differences', () => {
  const { files } = build();
  const { '404.html': left, ...others } = files;
  expect(left).toBeTruthy();
  expect(compareFiles(files, files)).toEqual([]);
  expect(compareFiles({ ...others, 'index.html': 'f'.repeat(64), 'evil.js': 'e'.repeat(64) }, files)).toEqual(
    [
      '404.html: missing on the site',
      'evil.js: on the site, and not built from the source',
      'index.html: differs from the build',
    ],
  );
});

describe('the list of a site', () => {
  test('is read', async () => {
    const release = build();
    served.set('/release.json', JSON.stringify(release));
    expect(await fetchRelease(origin)).toEqual(release);
  });

  test.each([
    ['missing', undefined],
    ['a page', '<p>Home</p>'],
    ['without digests', JSON.stringify({ ...PARAMETERS, files: { 'index.html': 'none' } })],
    ['with a region that is none', JSON.stringify({ ...PARAMETERS, region: 'x; rm', files: {} })],
  ])('is refused: %s', async (_, text) => {
    if (text !== undefined) served.set('/release.json', text);
    await expect(fetchRelease(origin)).rejects.toThrow('so nothing was compared');
  });
});

test('the command needs the address of one site', () => {
  expect(readVerifyOptions(['https://wallet.example/help'])).toEqual({
    origin: 'https://wallet.example',
    isBuilt: false,
  });
  expect(readVerifyOptions(['http://127.0.0.1:5000', '--built']).isBuilt).toBe(true);
  for (const args of [
    [],
    ['wallet.example'],
    ['file:///etc'],
    ['https://a.example', 'https://b.example'],
    ['--x'],
  ]) {
    expect(() => readVerifyOptions(args)).toThrow('Usage: npm run verify-release');
  }
});
