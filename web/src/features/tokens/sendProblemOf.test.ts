import { expect, test } from 'vitest';
import { sendProblemOf } from './sendProblemOf.ts';

test.each([
  [6, 6, false, undefined],
  [6, 18, false, 'tokens.page.decimalsChanged'],
  [6, undefined, false, 'tokens.page.noSendBalance'],
  // Regression: one node alone said what an amount is worth.
  [null, 6, false, 'tokens.page.decimalsUnknown'],
  [null, 6, true, 'tokens.lookup.asking'],
  [null, undefined, true, 'tokens.lookup.asking'],
] as const)('kept decimals %s and told ones %s, being asked for %s: %s', (kept, told, isAsking, problem) => {
  expect(sendProblemOf(kept, told, isAsking)).toBe(problem);
});
