import type { CallNames } from './CallNames.ts';
import type { EffectLine } from './EffectLine.ts';

/** Formats a line with at most 6 significant digits of its amount, with the exact amount on demand. */
export function shortLine(
  rounding: 'up' | 'down',
  names: CallNames,
  write: (names: CallNames) => EffectLine,
): EffectLine {
  const short: CallNames = {
    ...names,
    amountOf: (units, contract) => names.amountOf(units, contract, rounding),
  };
  return { ...write(short), exact: write(names).text };
}
