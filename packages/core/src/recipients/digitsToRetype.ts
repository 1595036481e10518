/** Hex digits of an address, and those at each end that a look-alike shares. */
const DIGITS = 40;
const END_DIGITS = 4;

/** Digits that are typed again: eight more than the ends are 64 bits, which nobody finds an address for. */
const RETYPED = 8;

/** Digits are shown in groups of four. */
const GROUP = 4;

/** A part of an address that has to be typed. */
export interface DigitsToRetype {
  /** Place of the first of them, counted from 1 behind 0x. */
  readonly from: number;
  readonly to: number;
  /** In lower case. */
  readonly digits: string;
}

/**
 * Which digits of an address somebody types again before it is taken for another one than a known one: the first eight
 * of the middle, from a whole group on, that differ. Typing the ends would prove nothing, since they are the same.
 */
export function digitsToRetype(address: string, known: string): DigitsToRetype {
  const [digits, others] = [address.slice(2).toLowerCase(), known.slice(2).toLowerCase()];
  let differs = END_DIGITS;
  while (differs < DIGITS && digits[differs] === others[differs]) differs += 1;
  const start = Math.min(differs - (differs % GROUP), DIGITS - END_DIGITS - RETYPED);
  return { from: start + 1, to: start + RETYPED, digits: digits.slice(start, start + RETYPED) };
}
