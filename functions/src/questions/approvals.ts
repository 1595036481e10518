import { approvalsOf } from '../services/approvals/approvalsOf.ts';
import { requestCost } from '../services/limits/requestCost.ts';
import type { Question } from './Question.ts';

/** Approvals of some accounts on a network. */
export const approvals: Question<'approvals'> = {
  costs: () => [{ budget: 'discover', units: requestCost.approvals }],
  needsDailyBudget: true,
  run: async (question) => approvalsOf(question.network).read(question),
};
