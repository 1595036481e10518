import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { PSEUDO_LANGUAGES } from './pseudoLanguages.ts';
import { pseudoMessage } from './pseudoMessage.ts';
import { readCatalogue } from './readCatalogue.ts';
import type { TextId } from './src/texts/texts.ts';

/** Texts of a language, by which a test finds what a user of that language sees. */
export type TextsIn = (id: TextId, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Reads the texts of a language, or of a pseudo-language, as the site shows them; values have no isolates around them.
 *
 * @param language BCP 47 tag
 */
export async function textsIn(language: string): Promise<TextsIn> {
  const isPseudo = PSEUDO_LANGUAGES.includes(language);
  const compile = isPseudo ? pseudoMessage : compileMessage;
  const texts = await readCatalogue(isPseudo ? SOURCE_LANGUAGE : language);
  const messages = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compile(text)]));
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  return (id, values) => i18n._(id, values);
}
