import type { CallNames } from './CallNames.ts';
import type { EffectLine } from './EffectLine.ts';

/** Writes a line with at most 6 significant digits of its amount, and with the exact amount for whoever wants it. */
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
