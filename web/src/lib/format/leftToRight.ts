import { directionOf } from '../language/directionOf.ts';
import { language } from '../language/language.ts';

const MARK = '\u200E';
const MARKS = /[\u061C\u200E\u200F]/gu;

/**
 * Marks an amount to be drawn from left to right in a language that is written from right to left, where its sign would
 * stand behind it and 'US$' would become '$US'. In other languages the text stays as it is.
 *
 * @param text with sign and currency, as Intl formats it
 * @see https://unicode.org/reports/tr9/#Explicit_Directional_Marks
 */
export function leftToRight(text: string): string {
  return directionOf(language) === 'rtl' ? `${MARK}${text.replaceAll(MARKS, '')}${MARK}` : text;
}
