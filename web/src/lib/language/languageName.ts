/**
 * Returns the name of a language in that language, such as 'Deutsch' and 'Português (Brasil)'.
 *
 * @param tag BCP 47 tag
 */
export function languageName(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
