import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { chunksOf, type Manifest } from './prerender/chunksOf.ts';
import { inlineStyles } from './prerender/inlineStyles.ts';
import { markdownPath } from './prerender/markdownPath.ts';
import { pageDocument } from './prerender/pageDocument.ts';
import { pageMarkdown } from './prerender/pageMarkdown.ts';
import { preloadCode } from './prerender/preloadCode.ts';
import { screenModules } from './prerender/screenModules.ts';
import { siteFiles } from './prerender/siteFiles.ts';
import type * as Renderer from './src/renderPage.tsx';

/*
 * After `vite build`: writes every public page as HTML, so that it is read without JavaScript, and as Markdown, and what
 * search engines and language models look for. The application's other addresses get the empty shell, app.html.
 *
 * SITE_ORIGIN says where the site will stand; canonical addresses and social cards need it.
 */

const root = fileURLToPath(new URL('.', import.meta.url));
const dist = join(root, 'dist');
// Hosting never serves a folder whose name begins with a dot; it is gone when the pages are written.
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

const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;
const shell = inlineStyles(readFileSync(join(dist, 'index.html'), 'utf8'), (address) =>
  readFileSync(join(dist, address), 'utf8'),
);
// Every screen behind it stands in the providers of a session; Firebase is needed where somebody is signed in.
const shellCode = chunksOf(manifest, ['src/main.tsx', 'src/app/AppProviders.tsx']);
writeFileSync(join(dist, 'app.html'), preloadCode(shell, shellCode));
// Served with its status for whatever is not there; the application then says so.
writeFileSync(join(dist, '404.html'), preloadCode(shell, chunksOf(manifest, ['src/main.tsx'])));

const pages: Renderer.RenderedPage[] = [];
for (const path of pagePaths) pages.push(await renderPage(path));
rmSync(server, { recursive: true });

for (const page of pages) {
  const code = chunksOf(manifest, ['src/main.tsx', ...screenModules(page.path)]);
  write(page.path === '/' ? 'index.html' : `${page.path}.html`, pageDocument(shell, page, { origin, code }));
}
const publicPages = pages.filter(({ isPublic }) => isPublic);
const paths = publicPages.map(({ path }) => path);
for (const page of publicPages) write(markdownPath(page.path), pageMarkdown(page, { origin, paths }));
for (const [name, content] of Object.entries(siteFiles(publicPages, origin))) write(name, content);

function write(name: string, content: string): void {
  const file = join(dist, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
