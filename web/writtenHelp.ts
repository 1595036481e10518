import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import type { Plugin } from 'vite';
import { readHelpEntries } from './readHelpEntries.ts';
import { readHelpLanguages, readHelpTranslations } from './readHelpTranslations.ts';

const MODULE = 'virtual:help';

/**
 * Adds the help (docs/help) to the build, one file for each language: 'virtual:help/<tag>', and their list as 'virtual:help'.
 * Without words that only the search needs.
 */
export function writtenHelp(): Plugin {
  const isOwn = (id: string) => id === MODULE || id.startsWith(`${MODULE}/`);
  return {
    name: 'written-help',
    resolveId: (id) => (isOwn(id) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0') || !isOwn(id.slice(1))) return undefined;
      const own = id.slice(1);
      return own === MODULE ? listModule() : articlesModule(own.slice(MODULE.length + 1));
    },
  };
}

/** Writes the module that imports the articles of a language, by its tag. */
function listModule(): string {
  const imports = [SOURCE_LANGUAGE, ...readHelpLanguages()].map(
    (tag) => `${JSON.stringify(tag)}: () => import('${MODULE}/${tag}')`,
  );
  return `export const help = { ${imports.join(', ')} };`;
}

/** Writes the module of the articles in a language. */
function articlesModule(language: string): string {
  const translations = language === SOURCE_LANGUAGE ? [] : readHelpTranslations(language);
  const entries = readHelpEntries().map(({ name, title, page, text }) => {
    const translation = translations.find((one) => one.name === name);
    return { name, page, title: translation?.title ?? title, text: translation?.text ?? text };
  });
  return `export const helpEntries = ${JSON.stringify(entries)};`;
}
