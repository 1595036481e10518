import { language } from '../language/language.ts';

/** Joins names as the language lists them: 'Ethereum, Base', and in German 'Ethereum, Base und Polygon'. */
export function formatList(names: Iterable<string>): string {
  return new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(names);
}
