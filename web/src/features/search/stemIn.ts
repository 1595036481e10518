import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import { stemmer } from 'stemmer';

/** Article, after a conjunction or preposition that is written together with it. */
const ARABIC_ARTICLE = /^[\u0648\u0641]?(?:[\u0628\u0643]?\u0627\u0644|\u0644\u0644)(?=.{2})/u;

/**
 * Returns the stemmer of a language: Porter's in English; in Arabic it removes the article. In other languages words match by their
 * beginning.
 *
 * @param language BCP 47 tag
 */
export function stemIn(language: string): (word: string) => string {
  if (language === SOURCE_LANGUAGE) return stemmer;
  if (language === 'ar') return (word) => word.replace(ARABIC_ARTICLE, '');
  return (word) => word;
}
