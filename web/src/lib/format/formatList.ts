import { language } from '../language/language.ts';

/** Joins names as the language does, without a conjunction: 'Ethereum, Base' and in Japanese 'Ethereum、Base'. */
export function formatList(names: Iterable<string>): string {
  return new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(names);
}
