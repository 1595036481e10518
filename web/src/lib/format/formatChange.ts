import { language } from '../language/language.ts';

/**
 * Formats a change in percent: with its sign, to 2 decimals.
 *
 * @param percent for example 1.5 for one and a half percent up
 */
export function formatChange(percent: number): string {
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'percent',
    signDisplay: 'exceptZero',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return format.format(percent);
}
