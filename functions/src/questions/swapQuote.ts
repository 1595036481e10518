import { requestCost } from '../services/limits/requestCost.ts';
import { quoterOf } from '../services/swaps/quoterOf.ts';
import type { Question } from './Question.ts';
import { timeouts } from './timeouts.ts';

/** Quote of a swap. */
export const swapQuote: Question<'swapQuote'> = {
  costs: () => [{ budget: 'quote', units: requestCost.swapQuote }],
  needs: 'swap',
  needsDailyBudget: true,
  timeout: timeouts.swapQuote,
  run: async (question) => {
    const quoter = quoterOf(question.network);
    return quoter ? quoter.quote(question) : { status: 'none', reason: 'noExchange' };
  },
};
