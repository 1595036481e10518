const RIGHT_TO_LEFT = /^(ar|fa|he|ur)\b/;

/**
 * Returns the direction in which a language is written.
 *
 * `Intl.Locale.getTextInfo` is missing in Firefox.
 *
 * @param language BCP 47 tag
 */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr';
}
