import { leftToRight } from './leftToRight.ts';
import { language } from '../language/language.ts';

/**
 * Formats a value in US dollars, to 2 decimals.
 *
 * @param value dollars, an exact decimal string
 */
export function formatUsd(value: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' });
  return leftToRight(format.format(value as Intl.StringNumericLiteral));
}
