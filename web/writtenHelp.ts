import type { Plugin } from 'vite';
import { readHelpEntries } from './readHelpEntries.ts';

const MODULE = 'virtual:help';

/**
 * Adds the help (docs/help) to the build as the module 'virtual:help', without words that only the search
 * needs.
 */
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
