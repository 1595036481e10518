import { language } from '../language/language.ts';

const made = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns a cached date format in the user's time zone: creating one takes longer than all other work for a
 * row of a list.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  let format = made.get(key);
  if (!format) made.set(key, (format = new Intl.DateTimeFormat(language, options)));
  return format;
}
