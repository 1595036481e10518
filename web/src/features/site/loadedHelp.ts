import type { HelpEntry } from '@everything-wallet/core/help/HelpEntry';
import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import { help } from 'virtual:help';
import { language } from '../../lib/language/language.ts';

/** Language of the articles: that of the interface, if it has them. */
const shown = help[language] ? language : SOURCE_LANGUAGE;

let entries: readonly Pick<HelpEntry, 'name' | 'title' | 'page' | 'text'>[] = [];

/** Articles of the help, once they are loaded. */
export const loadedHelp = {
  language: shown,

  /**
   * Loads the articles, before /help is drawn.
   *
   * @throws TypeError if they could not be loaded
   */
  load: async (): Promise<void> => {
    const loaded = await help[shown]?.();
    entries = loaded?.helpEntries ?? [];
  },

  /** Returns the article of a name; undefined without one. */
  find: (name: string) => entries.find((entry) => entry.name === name),
};
