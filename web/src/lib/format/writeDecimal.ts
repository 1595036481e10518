import { language } from '../language/language.ts';

/** Decimal mark of the interface's language. */
const MARK =
  new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/**
 * Writes a plain decimal with the decimal mark of the interface's language, and without groups: '1234.5' is '1234,5' in German.
 *
 * In German '1.234' means 1234: a plain decimal must not stand where the user confirms an amount.
 */
export function writeDecimal(amount: string): string {
  return amount.replace('.', MARK);
}
