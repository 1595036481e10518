import { readdirSync, readFileSync } from 'node:fs';
import type { HelpSource } from '@everything-wallet/core/help/HelpSource';

const directory = new URL('../../../../docs/help/', import.meta.url);
const translations = new URL('translations/', directory);

/** The files of docs/help; the build puts their texts in place of this module (build.ts). */
export const helpSources: readonly HelpSource[] = readFolder(directory);

/** Translated files, by the BCP 47 tag of their language; the build replaces them as well. */
export const translatedHelpSources: Readonly<Record<string, readonly HelpSource[]>> = Object.fromEntries(
  readdirSync(translations).map((tag) => [tag, readFolder(new URL(`${tag}/`, translations))]),
);

function readFolder(folder: URL): readonly HelpSource[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => ({
      name: name.replace(/\.md$/, ''),
      source: readFileSync(new URL(name, folder), 'utf8'),
    }));
}
