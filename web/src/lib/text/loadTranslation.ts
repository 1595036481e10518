import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import { language } from '../language/language.ts';
import { i18n } from './i18n.ts';

/**
 * Loads all texts of the user's language, before anything is drawn. The source language needs none: its texts are part of
 * the code that shows them.
 *
 * @throws TypeError if the file could not be loaded
 */
export async function loadTranslation(): Promise<void> {
  if (language === SOURCE_LANGUAGE) return;
  const { translations } = await import('virtual:translations');
  const load = translations[language];
  // Once more: a file that fails is often there a moment later.
  const translation = await load?.().catch(load);
  if (translation) i18n.load(language, translation.compiledTexts);
}
