import type { HoldingsQuestion } from '@everything-wallet/core/callables/holdings';

/** Figures that count as much as one question to the chain: nodes are asked for them at once. */
const FIGURES_PER_UNIT = 1_000;

/** What questions of holdings count for: about as many as exchanges with each node, and more where many tokens are asked. */
export function holdingsUnits(questions: readonly HoldingsQuestion[]): number {
  return questions.reduce(
    (sum, { addresses, tokens, discovers }) =>
      sum + (discovers ? 2 : 1) + Math.floor((addresses.length * tokens.length) / FIGURES_PER_UNIT),
    0,
  );
}
