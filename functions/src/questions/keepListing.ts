import { rejectDeletedAccount } from '../services/account/rejectDeletedAccount.ts';
import { requestCost } from '../services/limits/requestCost.ts';
import { keepListing as store } from '../services/listings/keepListing.ts';
import { listingKeepingOf } from '../services/listings/listingKeepingOf.ts';
import type { Question } from './Question.ts';

/** Storing of a signed listing: the one part that writes something for other users. */
export const keepListing: Question<'keepListing'> = {
  costs: () => [{ budget: 'quote', units: requestCost.listings }],
  needs: 'nfts',
  needsDailyBudget: true,
  needsCurrentSession: true,
  run: async ({ network, order }, { userId }) =>
    store(userId, order, listingKeepingOf(network)).catch(rejectDeletedAccount),
};
