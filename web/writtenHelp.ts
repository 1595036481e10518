import type { Plugin } from 'vite';
import { readHelpEntries } from './readHelpEntries.ts';

const MODULE = 'virtual:help';

/** Puts the help (docs/help) into the build as the module 'virtual:help', without the words that only a search needs. */
export function writtenHelp(): Plugin {
  return {
    name: 'written-help',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const entries = readHelpEntries().map(({ name, title, page, text }) => ({ name, title, page, text }));
      return `export const helpEntries = ${JSON.stringify(entries)};`;
    },
  };
}
