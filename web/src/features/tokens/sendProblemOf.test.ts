import { expect, test } from 'vitest';
import { sendProblemOf } from './sendProblemOf.ts';

test.each([
  [6, 6, undefined],
  [6, 18, 'tokens.page.decimalsChanged'],
  [6, undefined, 'tokens.page.noSendBalance'],
  // Regression: one node alone said what an amount is worth.
  [null, 6, 'tokens.page.decimalsUnknown'],
] as const)('kept decimals %s and told ones %s: %s', (kept, told, problem) => {
  expect(sendProblemOf(kept, told)).toBe(problem);
});
