/** Hex digits of an address, and those at each end that a lookalike shares. */
const DIGITS = 40;
const END_DIGITS = 4;

/** Digits to type again: eight more than the ends are 64 bits, too many to search an address for. */
const RETYPED = 8;

/** Digits are shown in groups of four. */
const GROUP = 4;

/** Part of an address to type. */
export interface DigitsToRetype {
  /** Position of the first of them, from 1 after 0x. */
  readonly from: number;
  readonly to: number;
  /** In lower case. */
  readonly digits: string;
}

/**
 * Chooses the digits of an address to type again before it is accepted beside a lookalike: the first eight of
 * the middle, from a whole group on, that differ. The ends would prove nothing, since they are equal.
 */
export function digitsToRetype(address: string, known: string): DigitsToRetype {
  const [digits, others] = [address.slice(2).toLowerCase(), known.slice(2).toLowerCase()];
  let differs = END_DIGITS;
  while (differs < DIGITS && digits[differs] === others[differs]) differs += 1;
  const start = Math.min(differs - (differs % GROUP), DIGITS - END_DIGITS - RETYPED);
  return { from: start + 1, to: start + RETYPED, digits: digits.slice(start, start + RETYPED) };
}
