import type { HoldingsQuestion } from '@everything-wallet/core/schemas/holdings';

/** Values that cost as much as one request to a node, since one multicall reads them. */
const FIGURES_PER_UNIT = 1_000;

/**
 * Returns the units of holdings questions: about as many as exchanges with each node, and more for many
 * tokens.
 */
export function holdingsUnits(questions: readonly HoldingsQuestion[]): number {
  return questions.reduce(
    (sum, { addresses, tokens, discovers }) =>
      sum + (discovers ? 2 : 1) + Math.floor((addresses.length * tokens.length) / FIGURES_PER_UNIT),
    0,
  );
}
