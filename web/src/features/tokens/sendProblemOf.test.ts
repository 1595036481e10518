// @vitest-environment node
import { expect, test } from 'vitest';
import { sendProblemOf } from './sendProblemOf.ts';

test.each([
  [6, 6, false, undefined],
  [6, 18, false, 'tokens.page.decimalsChanged'],
  [6, undefined, false, 'tokens.page.noSendBalance'],
  // Regression: a single node decided what an amount is worth.
  [null, 6, false, 'tokens.page.decimalsUnknown'],
  [null, 6, true, 'tokens.lookup.asking'],
  [null, undefined, true, 'tokens.lookup.asking'],
] as const)(
  'stored decimals %s, decimals from the balance %s, loading %s: %s',
  (stored, held, isLoading, problem) => {
    expect(sendProblemOf(stored, held, isLoading)).toBe(problem);
  },
);
