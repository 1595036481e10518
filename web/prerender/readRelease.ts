import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import { readHelpLanguages } from '../readHelpTranslations.ts';
import { readLanguages } from '../readLanguages.ts';
import type { Release } from '../src/releaseWorker/Release.ts';
import { chunksOf, type Manifest } from './chunksOf.ts';
import { describeRelease } from './describeRelease.ts';
import { readChanges } from './readChanges.ts';
import { readHosting } from './readHosting.ts';
import { releaseAssets } from './releaseAssets.ts';
import { searchIndexOf } from './searchIndexOf.ts';

const web = fileURLToPath(new URL('..', import.meta.url));

/**
 * Reads a finished build, apart from its worker.
 *
 * @param dist folder of the build
 * @param pagePaths paths of the prerendered pages, which the shell draws as well
 */
export function readRelease(dist: string, pagePaths: readonly string[]): Release {
  const read = (path: string) => readFileSync(join(dist, path));
  const manifest = readJson(join(dist, '.vite', 'manifest.json')) as Manifest;
  const { rewrites, policy } = readHosting();
  const { version, ...entry } = readChanges(readFileSync(join(web, '..', 'CHANGELOG.md'), 'utf8'));
  const { version: ownVersion } = readJson(join(web, 'package.json')) as { version: string };
  const drawn = rewrites.filter(({ destination }) => destination !== undefined);
  const names = readdirSync(join(dist, 'assets'));
  return describeRelease({
    ...entry,
    version: version ?? ownVersion,
    hashed: releaseAssets(names, manifest),
    // By addresses that Hosting answers without a redirect.
    others: { '/': read('index.html'), '/wallet': read('app.html') },
    languages: Object.fromEntries(
      readLanguages().map((tag) => [
        tag,
        [
          ...textModules(tag).flatMap((name) => chunksOf(manifest, [name]).slice(0, 1)),
          ...searchIndexOf(names, tag),
        ],
      ]),
    ),
    screens: [...pagePaths, ...drawn.map(({ source }) => source)],
    policy,
    read,
  });
}

/** Names the modules with the texts and, where it is translated, the help in a language; those of the source language belong to the application. */
function textModules(tag: string): readonly string[] {
  if (tag === SOURCE_LANGUAGE) return [];
  const help = readHelpLanguages().includes(tag) ? [`virtual:help/${tag}`] : [];
  return [`virtual:translations/${tag}`, ...help];
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
