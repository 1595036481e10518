import { AmbiguousAmountError } from './AmbiguousAmountError.ts';
import { AmountError } from './AmountError.ts';
import type { NumberStyle } from './numberStyle.ts';

/** Full-width digits, point and comma, as East Asian keyboards write them. */
const FULL_WIDTH = /[\uff10-\uff19\uff0c\uff0e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/** Interchangeable signs: the spaces, and the apostrophes of Switzerland. */
const interchangeable = [
  [' ', '\u00a0', '\u2007', '\u2009', '\u202f'],
  ["'", '\u2019'],
];

/** Longer than any amount; longer texts are rejected before they are parsed. */
const MAX_LENGTH = 400;

/**
 * Reads a typed or pasted amount as a plain decimal string such as '1.5' ('.5' and '5.' too).
 *
 * A point is the decimal separator. A comma is one where the language uses it or where it cannot stand
 * between thousands ('0,1', '1,50'). Thousands are grouped only with the language's own sign. A text with two
 * readings is rejected with both of them, and so is every character that has no place in a number: none is
 * dropped.
 *
 * @throws AmbiguousAmountError
 * @throws AmountError 'malformed'
 */
export function readTypedAmount(text: string, style: NumberStyle): string {
  const typed = text.trim();
  if (typed.length > MAX_LENGTH) throw new AmountError(/^\d+$/.test(typed) ? 'tooLarge' : 'malformed');
  const number = withPlainDigits(typed, style);
  const signs = number.replace(/\d/g, '');
  if (signs === '' && number !== '') return number;

  const last = signs.at(-1) ?? '';
  const isDecimal = ['.', ',', style.decimal].includes(last);
  const whole = number.slice(0, number.lastIndexOf(last));
  const fraction = number.slice(number.lastIndexOf(last) + 1);
  if (isDecimal && signs.length === 1) return readSingleSign(whole, last, fraction, style);
  // Among several signs the last is the decimal separator only where it is the only one of its kind.
  if (isDecimal && !whole.includes(last) && fraction !== '')
    return `${removeGroups(whole, style)}.${fraction}`;
  return removeGroups(number, style);
}

/**
 * Writes a plain decimal so that it reads back as the same amount in this language: '1.234' is '1,234' in German, and
 * '1,2340' where either sign may stand between thousands (English in Germany).
 *
 * @param plain digits with at most one point, as `formatAmount` writes it
 */
export function writeTypedAmount(plain: string, style: NumberStyle): string {
  const sign = mayGroup('.', style) ? style.decimal : '.';
  const isLikeThousands = /\.\d{3}$/.test(plain) && mayGroup(sign, style);
  return `${plain.replace('.', sign)}${isLikeThousands ? '0' : ''}`;
}

/** Replaces the language's own digits and full-width ones with 0 to 9. */
function withPlainDigits(text: string, { digits }: NumberStyle): string {
  const narrow = text.replace(FULL_WIDTH, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET),
  );
  return Array.from(narrow, (sign) => {
    const digit = digits.indexOf(sign);
    return digit < 0 ? sign : String(digit);
  }).join('');
}

/** True if readers of this language may take a sign for a thousands separator. */
function mayGroup(sign: string, { decimal, groups }: NumberStyle): boolean {
  return groups.includes(sign) || (sign === ',' && decimal !== ',');
}

/** Reads a number with one sign, which may be a decimal separator. */
function readSingleSign(whole: string, sign: string, fraction: string, style: NumberStyle): string {
  if (whole + fraction === '') throw new AmountError('malformed');
  const isLikeThousands = /^[1-9]\d{0,2}$/.test(whole) && fraction.length === 3;
  if (isLikeThousands && mayGroup(sign, style)) {
    throw new AmbiguousAmountError(writeUnambiguously(whole, fraction, style), whole + fraction);
  }
  return `${whole}.${fraction}`;
}

/**
 * Returns the decimal reading without trailing zeros; three decimals get a zero where a point may group
 * thousands.
 */
function writeUnambiguously(whole: string, fraction: string, style: NumberStyle): string {
  const significant = fraction.replace(/0+$/, '');
  if (significant === '') return whole;
  return `${whole}.${significant.length === 3 && mayGroup('.', style) ? `${significant}0` : significant}`;
}

/** Removes the language's thousands separators from a whole number. */
function removeGroups(number: string, style: NumberStyle): string {
  const { groups, groupSize } = style;
  const [sign, ...others] = new Set(number.replace(/\d/g, ''));
  const allowed = groups.flatMap(
    (group) => interchangeable.find((signs) => signs.includes(group)) ?? [group],
  );
  if (sign === undefined || others.length > 0 || !allowed.includes(sign)) throw new AmountError('malformed');
  const [head = '', ...rest] = number.split(sign);
  const isGrouped = (size: number) =>
    new RegExp(`^[1-9]\\d{0,${size - 1}}$`).test(head) &&
    rest.every((group, index) => group.length === (index === rest.length - 1 ? 3 : size));
  if (!isGrouped(3) && !isGrouped(groupSize)) throw new AmountError('malformed');
  return head + rest.join('');
}
