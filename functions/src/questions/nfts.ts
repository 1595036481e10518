import { requestCost } from '../services/limits/requestCost.ts';
import { nftsOf } from '../services/nfts/nftsOf.ts';
import { documentCharge } from './documentCharge.ts';
import type { Question } from './Question.ts';

const charge = documentCharge();

/** NFTs of some accounts on a network. */
export const nfts: Question<'nfts'> = {
  costs: (_, userId) => [{ budget: 'discover', units: charge.unitsOf(userId, requestCost.ownNfts) }],
  needsDailyBudget: true,
  run: (question, { userId }) => charge.run(userId, () => nftsOf(question.network).read(userId, question)),
};
