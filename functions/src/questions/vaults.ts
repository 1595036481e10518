import { requestCost } from '../services/limits/requestCost.ts';
import { poolsReaderOf } from '../services/pools/poolsReaderOf.ts';
import type { Question } from './Question.ts';

/** Pools of a network and the positions of some accounts in them. */
export const vaults: Question<'vaults'> = {
  costs: () => [{ budget: 'discover', units: requestCost.vaults }],
  needs: 'earn',
  needsDailyBudget: true,
  run: async (question) => poolsReaderOf(question.network).read(question),
};
