import { leftToRight } from './leftToRight.ts';
import { language } from '../language/language.ts';

/**
 * Formats a large value in US dollars in a few characters, for example '$2.4B'.
 *
 * @param value dollars, a decimal string
 */
export function formatUsdCompact(value: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  });
  return leftToRight(format.format(value as Intl.StringNumericLiteral));
}
