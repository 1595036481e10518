import { language } from '../../lib/language/language.ts';

/** Below this, in percent, one decimal would be 0. */
const SMALL = 0.1;

/** Writes a yearly percentage for a sentence with 'about', without its sign: one decimal, or one digit where that would be 0. */
export function aboutPercent(percent: string): string {
  const size = percent.replace(/^-/, '');
  const isSmall = Number(size) < SMALL && Number(size) > 0;
  const format = new Intl.NumberFormat(
    language,
    isSmall ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 1 },
  );
  return format.format(size as Intl.StringNumericLiteral);
}
