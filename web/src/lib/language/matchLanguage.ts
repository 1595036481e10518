import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';

/**
 * Chooses the first wanted language that has texts; 'de-AT' is served by 'de', and 'pt' by 'pt-BR'.
 *
 * @param wanted BCP 47 tags, the preferred one first
 * @param languages tags of the languages that have texts
 */
export function matchLanguage(wanted: readonly string[], languages: readonly string[]): string {
  for (const tag of wanted) {
    const found =
      languages.find((language) => language === tag) ??
      languages.find((language) => tag.startsWith(`${language}-`)) ??
      languages.find((language) => language.startsWith(`${tag}-`));
    if (found !== undefined) return found;
  }
  return SOURCE_LANGUAGE;
}
