import { storeListing as contract } from '@everything-wallet/core/callables/storeListing';
import { serviceAccounts } from '../configuration/serviceAccounts.ts';
import { rejectDeletedAccount } from '../services/account/rejectDeletedAccount.ts';
import { configuredBudget } from '../services/limits/configuredBudget.ts';
import { requestCost } from '../services/limits/requestCost.ts';
import { listingDependenciesOf } from '../services/listings/listingDependenciesOf.ts';
import { storeListing as store } from '../services/listings/storeListing.ts';
import { callable } from './callable.ts';

/** Stores a signed listing of the caller for everyone to buy. */
export const storeListing = callable(
  contract,
  {
    counted: { budget: 'quote', units: requestCost.listings },
    needsCurrentSession: true,
    needs: 'nfts',
    serviceAccount: serviceAccounts.sender,
    // It is rare: with a whole vCPU all functions would leave no room for a release.
    cpu: 0.5,
    concurrency: 1,
  },
  async ({ network, order }, userId) => {
    configuredBudget.require(userId);
    return store(userId, order, listingDependenciesOf(network)).catch(rejectDeletedAccount);
  },
);
