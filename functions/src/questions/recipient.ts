import { chainOf } from '../services/chain/clientOf.ts';
import { requestCost } from '../services/limits/requestCost.ts';
import { lookUpRecipient } from '../services/recipients/lookUpRecipient.ts';
import type { Question } from './Question.ts';

/** Address and code of a recipient that was typed into Send. */
export const recipient: Question<'recipient'> = {
  costs: () => [{ budget: 'read', units: requestCost.recipient }],
  run: async (question) => lookUpRecipient(chainOf(question.network), question),
};
