import { readdirSync, readFileSync } from 'node:fs';
import type { HelpTranslation } from '@everything-wallet/core/help/HelpTranslation';
import { parseHelpTranslation } from '@everything-wallet/core/help/parseHelpTranslation';

const directory = new URL('../docs/help/translations/', import.meta.url);

/** Returns the languages besides English that have the help, as BCP 47 tags. */
export function readHelpLanguages(): readonly string[] {
  return readdirSync(directory).sort();
}

/**
 * Reads the help in a language, in the order of the names.
 *
 * @throws Error when a file has another form
 */
export function readHelpTranslations(language: string): readonly HelpTranslation[] {
  const folder = new URL(`${language}/`, directory);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) =>
      parseHelpTranslation({
        name: name.replace(/\.md$/, ''),
        source: readFileSync(new URL(name, folder), 'utf8'),
      }),
    );
}
