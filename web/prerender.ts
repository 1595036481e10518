import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import { build } from 'vite';
import { alternates } from './prerender/alternates.ts';
import { answerModules } from './prerender/answerModules.ts';
import { checkInlineScripts } from './prerender/checkInlineScripts.ts';
import { chunksOf, type Manifest } from './prerender/chunksOf.ts';
import { findPlaces } from './prerender/findPlaces.ts';
import { inlineStyles } from './prerender/inlineStyles.ts';
import { laterModules } from './prerender/laterModules.ts';
import { markdownPath } from './prerender/markdownPath.ts';
import { nameSessionCode } from './prerender/nameSessionCode.ts';
import { nameSearchIndex } from './prerender/nameSearchIndex.ts';
import { pageDocument } from './prerender/pageDocument.ts';
import { pageMarkdown } from './prerender/pageMarkdown.ts';
import { preloadCode } from './prerender/preloadCode.ts';
import { readHosting } from './prerender/readHosting.ts';
import { readRelease } from './prerender/readRelease.ts';
import { releaseScript } from './prerender/releaseScript.ts';
import { renderLanguages } from './prerender/renderLanguages.ts';
import { screenModules } from './prerender/screenModules.ts';
import { siteFiles } from './prerender/siteFiles.ts';
import { readHelpEntries } from './readHelpEntries.ts';
import { readHelpLanguages } from './readHelpTranslations.ts';
import { PSEUDO_LANGUAGES } from './pseudoLanguages.ts';
import { readLanguages } from './readLanguages.ts';
import { buildSearchIndex } from './src/features/search/buildSearchIndex.ts';
import type { RenderedPage } from './src/renderPage.tsx';

/*
 * After `vite build`: writes every public page in each language as HTML, so that it is readable without JavaScript, and as
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
const translations = readLanguages().filter(
  (tag) => tag !== SOURCE_LANGUAGE && !PSEUDO_LANGUAGES.includes(tag),
);
const [source = [], ...translated] = await renderLanguages(
  pathToFileURL(join(server, 'renderPage.js')).href,
  [SOURCE_LANGUAGE, ...translations],
);
rmSync(server, { recursive: true });

// Pages that no search engine lists have no address in other languages.
const pages = [source, ...translated.map((list) => list.filter(({ isPublic }) => isPublic))].flat();
const publicPages = pages.filter(({ isPublic }) => isPublic);

// Loaded on the first search. A browser caches it by its name, which changes with its content.
const keywords = readHelpEntries().map(({ name, also }) => [name, also] as const);
const indexes = [SOURCE_LANGUAGE, ...translations].map((language) => {
  const own = publicPages.filter((page) => page.language === language);
  // Also beside translated articles: people type English terms, such as 'permit'.
  const help = own.find(({ path }) => path === '/help')?.address ?? '';
  const keywordsOf = Object.fromEntries(keywords.map(([name, also]) => [`${help}#${name}`, also]));
  return [language, buildSearchIndex(findPlaces(own, keywordsOf), language)] as const;
});
const indexHash = createHash('sha256').update(JSON.stringify(indexes)).digest('hex').slice(0, 8);
const indexAddress = `/assets/search-${indexHash}`;
for (const [language, index] of indexes) write(`${indexAddress}-${language}.json`, index);

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
  const document = pageDocument(shell, page, {
    origin,
    code: codeOf(page),
    alternates: alternates(page, pages, origin),
  });
  write(
    page.address === '/' ? 'index.html' : `${page.address}.html`,
    page.path === '/' ? nameSessionCode(document, { session: signedInCode() }) : document,
  );
}
const paths = publicPages.map(({ address }) => address);
for (const page of publicPages) write(markdownPath(page.address), pageMarkdown(page, { origin, paths }));
for (const [name, content] of Object.entries(siteFiles(publicPages, origin))) write(name, content);

const { policy } = readHosting();
for (const name of ['app', '404', ...pages.map(({ address }) => (address === '/' ? 'index' : address))]) {
  checkInlineScripts(readFileSync(join(dist, `${name}.html`), 'utf8'), policy);
}

// Last, since it contains the digests of all files before.
writeFileSync(
  join(dist, 'sw.js'),
  await releaseScript(
    readRelease(
      dist,
      pages.map(({ address }) => address),
    ),
  ),
);

/** Scripts of a page, by when it needs them. */
function codeOf(page: RenderedPage): Readonly<Record<string, readonly string[]>> {
  const code = chunksOf(manifest, ['src/main.tsx', ...screenModules(page.path), ...languageModules(page)]);
  const others = (modules: readonly string[]) => without(chunksOf(manifest, modules), code);
  const answers = [...answerModules(page.html)].map(([name, module]) => [name, others([module])] as const);
  return { code, later: others(laterModules(page.path)), ...Object.fromEntries(answers) };
}

/** Modules with the texts and articles of a page's language and, for one that is written from right to left, its styles. */
function languageModules({ path, language, direction }: RenderedPage): readonly string[] {
  const helpLanguage = readHelpLanguages().includes(language) ? language : SOURCE_LANGUAGE;
  const help = path === '/help' ? [`virtual:help/${helpLanguage}`] : [];
  if (language === SOURCE_LANGUAGE) return help;
  const mirrored = direction === 'rtl' ? ['src/lib/language/RightToLeft.tsx'] : [];
  return ['virtual:translations', `virtual:translations/${language}`, ...mirrored, ...help];
}

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
