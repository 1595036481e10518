import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import { stemmer } from 'stemmer';

/** Article, after a conjunction or preposition that is written together with it. */
const ARABIC_ARTICLE = /^[\u0648\u0641]?(?:[\u0628\u0643]?\u0627\u0644|\u0644\u0644)(?=.{2})/u;

/**
 * Returns the function that reduces a plain word of a language to what its forms have in common: Porter's in English, the word
 * without its article in Arabic. Others find a form by its beginning.
 *
 * @param language BCP 47 tag
 */
export function stemIn(language: string): (word: string) => string {
  if (language === SOURCE_LANGUAGE) return stemmer;
  if (language === 'ar') return (word) => word.replace(ARABIC_ARTICLE, '');
  return (word) => word;
}
