import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { chunksOf, type Manifest } from './prerender/chunksOf.ts';
import { findPlaces } from './prerender/findPlaces.ts';
import { inlineStyles } from './prerender/inlineStyles.ts';
import { markdownPath } from './prerender/markdownPath.ts';
import { nameSessionCode } from './prerender/nameSessionCode.ts';
import { nameSearchIndex } from './prerender/nameSearchIndex.ts';
import { pageDocument } from './prerender/pageDocument.ts';
import { pageMarkdown } from './prerender/pageMarkdown.ts';
import { preloadCode } from './prerender/preloadCode.ts';
import { screenModules } from './prerender/screenModules.ts';
import { siteFiles } from './prerender/siteFiles.ts';
import { readHelpEntries } from './readHelpEntries.ts';
import { buildSearchIndex } from './src/features/search/buildSearchIndex.ts';
import type * as Renderer from './src/renderPage.tsx';

/*
 * After `vite build`: writes every public page as HTML, so that it is readable without JavaScript, and as
 * Markdown, with the files for search engines and language models. The application's other addresses get the
 * empty shell, app.html.
 *
 * SITE_ORIGIN is the future origin of the site; canonical addresses and social cards need it.
 */

const root = fileURLToPath(new URL('.', import.meta.url));
const dist = join(root, 'dist');
// Hosting never serves a folder whose name begins with a dot; it is deleted after the pages are written.
const server = join(dist, '.server');
const origin = new URL(process.env['SITE_ORIGIN'] ?? 'https://everything-wallet.web.app').origin;

await build({
  root,
  logLevel: 'warn',
  build: { ssr: 'src/renderPage.tsx', outDir: server, manifest: false, copyPublicDir: false },
  ssr: { noExternal: true },
  define: { 'import.meta.env.SITE_ORIGIN': JSON.stringify(origin) },
});
const { pagePaths, renderPage } = (await import(
  pathToFileURL(join(server, 'renderPage.js')).href
)) as typeof Renderer;

const pages: Renderer.RenderedPage[] = [];
for (const path of pagePaths) pages.push(await renderPage(path));
rmSync(server, { recursive: true });

const publicPages = pages.filter(({ isPublic }) => isPublic);

// Loaded on the first search. A browser caches it by its name, which changes with its content.
const keywords = readHelpEntries().map(({ name, also }) => [`/help#${name}`, also] as const);
const searchIndex = buildSearchIndex(findPlaces(publicPages, Object.fromEntries(keywords)));
const indexHash = createHash('sha256').update(searchIndex).digest('hex').slice(0, 8);
const indexAddress = `/assets/search-${indexHash}.json`;
write(indexAddress, searchIndex);

const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;
const built = inlineStyles(readFileSync(join(dist, 'index.html'), 'utf8'), (address) =>
  readFileSync(join(dist, address), 'utf8'),
);
const shell = nameSearchIndex(built, indexAddress);
// Every screen behind it needs the providers of a session; Firebase is needed only with a session.
const shellCode = chunksOf(manifest, ['src/main.tsx', 'src/app/AppProviders.tsx']);
const sessionCode = chunksOf(manifest, [
  'src/lib/firebase/firebaseServices.ts',
  'src/features/auth/api/session.ts',
  'src/features/auth/api/listenToProfile.ts',
]);
const homeCode = chunksOf(manifest, [
  'src/app/session/listenAhead.ts',
  'src/app/session/RequireVerified.tsx',
  'src/app/session/SessionWaiting.tsx',
  'src/app/routes/WalletRoute.tsx',
]);
const app = nameSessionCode(shell, {
  session: without(sessionCode, shellCode),
  home: without(homeCode, [...shellCode, ...sessionCode]),
  visitor: without(chunksOf(manifest, ['src/features/auth/components/AuthPage.tsx']), shellCode),
});
writeFileSync(join(dist, 'app.html'), preloadCode(app, shellCode));
// Served with its status for unknown addresses; the application then shows the error.
writeFileSync(join(dist, '404.html'), preloadCode(shell, chunksOf(manifest, ['src/main.tsx'])));

for (const page of pages) {
  const code = chunksOf(manifest, ['src/main.tsx', ...screenModules(page.path)]);
  const document = pageDocument(shell, page, { origin, code });
  if (page.path === '/') write('index.html', nameSessionCode(document, { session: signedInCode() }));
  else write(`${page.path}.html`, document);
}
const paths = publicPages.map(({ path }) => path);
for (const page of publicPages) write(markdownPath(page.path), pageMarkdown(page, { origin, paths }));
for (const [name, content] of Object.entries(siteFiles(publicPages, origin))) write(name, content);

/** Code of / with a session: the wallet's home. */
function signedInCode(): readonly string[] {
  const home = chunksOf(manifest, ['src/app/routes/HomeRoute.tsx', 'src/app/home/SignedInHome.tsx']);
  return [...new Set([...shellCode, ...home, ...sessionCode, ...homeCode])];
}

function without(addresses: readonly string[], others: readonly string[]): readonly string[] {
  return addresses.filter((address) => !others.includes(address));
}

function write(name: string, content: string): void {
  const file = join(dist, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
