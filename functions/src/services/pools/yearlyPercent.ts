/** Fractional digits used for logarithms and powers; four are returned. */
const DIGITS = 60n;
const ONE = 10n ** DIGITS;

/** Seconds of a year of 365 days, the usual basis of yearly yields. */
const YEAR = 31_536_000n;

/** Maximum digits before the point. */
const MAX_DIGITS = 9;

/**
 * Returns a price's growth as a compounded percentage per year: (now / then) ^ (year / seconds) - 1, computed
 * with integers alone.
 *
 * @param seconds from the first price to the second
 * @returns a plain decimal text with at most four fractional digits, rounded to nearest; null if there is
 * none: a price of 0, no time between, or more than nine digits before the point
 */
export function yearlyPercent(then: bigint, now: bigint, seconds: bigint): string | null {
  if (then <= 0n || now <= 0n || seconds <= 0n) return null;
  const exponent = (logarithm(now, then) * YEAR) / seconds;
  // e^24 is more than nine digits of percent; e^-100 is nothing left.
  if (exponent > 24n * ONE) return null;
  const growth = exponent < -100n * ONE ? 0n : power(exponent);
  // Of a hundredth of a percent again a hundredth: four digits after the point of a percent.
  const scaled = (growth - ONE) * 1_000_000n;
  const rounded = (scaled < 0n ? scaled - ONE / 2n : scaled + ONE / 2n) / ONE;
  return asText(rounded);
}

/** ln(of / by), from ln(x) = 2 · artanh((x - 1) / (x + 1)), with halving so that x is near 1. */
function logarithm(of: bigint, by: bigint): bigint {
  let x = (of * ONE) / by;
  let halvings = 0n;
  while (x > 2n * ONE) {
    x /= 2n;
    halvings += 1n;
  }
  while (x < ONE / 2n) {
    x *= 2n;
    halvings -= 1n;
  }
  return nearLogarithm(x) + (halvings === 0n ? 0n : halvings * nearLogarithm(2n * ONE));
}

function nearLogarithm(x: bigint): bigint {
  const ratio = ((x - ONE) * ONE) / (x + ONE);
  const square = (ratio * ratio) / ONE;
  let term = ratio;
  let sum = 0n;
  for (let divisor = 1n; term !== 0n; divisor += 2n) {
    sum += term / divisor;
    term = (term * square) / ONE;
  }
  return 2n * sum;
}

/** e^x: of a 256th of x by its series, and that squared eight times. */
function power(x: bigint): bigint {
  const part = x / 256n;
  let term = ONE;
  let sum = 0n;
  for (let divisor = 1n; term !== 0n; divisor += 1n) {
    sum += term;
    term = (term * part) / (ONE * divisor);
  }
  for (let squaring = 0; squaring < 8; squaring += 1) sum = (sum * sum) / ONE;
  return sum;
}

/** @param scaled percent × 10^4 */
function asText(scaled: bigint): string | null {
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(5, '0');
  const [whole, rest] = [digits.slice(0, -4), digits.slice(-4).replace(/0+$/, '')];
  if (whole.length > MAX_DIGITS) return null;
  return `${scaled < 0n ? '-' : ''}${whole}${rest === '' ? '' : `.${rest}`}`;
}
