import { networks } from '@everything-wallet/core/networks/networks';
import { createAccountUseReader } from '../services/account/createAccountUseReader.ts';
import { chainOf } from '../services/chain/clientOf.ts';
import type { Question } from './Question.ts';

/** Uses of the addresses of a recovery phrase. */
export const uses: Question<'uses'> = {
  // A unit is an address on every network: one user can search the accounts of a phrase twice a minute.
  costs: ({ length }) => [{ budget: 'discover', units: Math.ceil(length / networks.length) }],
  needsDailyBudget: true,
  each: () => {
    const readUse = createAccountUseReader(chainOf);
    return async (question) => readUse(question);
  },
};
