import { requestCost } from '../services/limits/requestCost.ts';
import { listingsOf } from '../services/listings/listingsOf.ts';
import { documentCharge } from './documentCharge.ts';
import type { Question } from './Question.ts';

const charge = documentCharge();

/** Listings of a network, a collection or a seller. */
export const nftListings: Question<'nftListings'> = {
  costs: (_, userId) => [{ budget: 'quote', units: charge.unitsOf(userId, requestCost.listings) }],
  needs: 'nfts',
  needsDailyBudget: true,
  run: (question, { userId }) =>
    charge.run(userId, () => listingsOf(question.network).read(question, userId)),
};
