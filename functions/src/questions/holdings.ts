import { createHoldingsAsker } from '../services/holdings/createHoldingsAsker.ts';
import { holdingsUnits } from '../services/holdings/holdingsUnits.ts';
import type { Question } from './Question.ts';
import { timeouts } from './timeouts.ts';

/** Holdings of accounts, a network each. They report balances of coins to the balances of the same call. */
export const holdings: Question<'holdings'> = {
  costs: (questions) => [{ budget: 'read', units: holdingsUnits(questions) }],
  timeout: timeouts.holdings,
  each: ({ userId, coins }) => {
    const ask = createHoldingsAsker(userId);
    return async (question) => {
      try {
        return await ask(question, (reported) => coins.report(question.network, reported));
      } finally {
        coins.report(question.network);
      }
    };
  },
};
