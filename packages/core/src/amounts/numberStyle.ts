/** Number format of a language. */
export interface NumberStyle {
  /** Sign between whole and fraction: '.', ',' or '٫'. */
  readonly decimal: string;
  /** Signs between thousands, in numbers or in prices; several where the language has several. */
  readonly groups: readonly string[];
  /** The ten digits, from zero. */
  readonly digits: readonly string[];
  /** Digits in each group before the last: 2 in India (12,34,567), else 3. */
  readonly groupSize: number;
}

/** Long enough to be grouped in languages that leave four digits together. */
const SAMPLE = 1234567890.5;

/**
 * Returns the number format of a language (CLDR, through Intl).
 *
 * @param locale a language tag (BCP 47), for example 'de-CH'
 * @throws RangeError for an invalid tag
 */
export function numberStyle(locale: string): NumberStyle {
  const numbers = new Intl.NumberFormat(locale);
  const prices = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const parts = numbers.formatToParts(SAMPLE);
  const all = [...parts, ...prices.formatToParts(SAMPLE)];
  const groups = all.filter(({ type }) => type === 'group').map(({ value }) => value);
  // English is read with commas for thousands even where its numbers are set with others (en-ZA, en-DE).
  if (new Intl.Locale(locale).language === 'en') groups.push(',');
  const wholes = parts.filter(({ type }) => type === 'integer').map(({ value }) => Array.from(value).length);
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  return {
    decimal: parts.find(({ type }) => type === 'decimal')?.value ?? '.',
    groups: [...new Set(groups)],
    digits: Array.from({ length: 10 }, (_, digit) => plain.format(digit)),
    groupSize: wholes.at(-2) ?? 3,
  };
}
