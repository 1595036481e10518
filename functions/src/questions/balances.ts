import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { chainOf } from '../services/chain/clientOf.ts';
import type { Question } from './Question.ts';

/** Balances of coins: as the holdings of the same call report them, or from the nodes. */
export const balances: Question<'balances'> = {
  costs: ({ length }) => [{ budget: 'read', units: length }],
  each:
    ({ coins }) =>
    async ({ address, network }) => {
      const balance =
        (await coins.balanceOf(network, address)) ?? (await chainOf(network).getBalance(address));
      return { balance: formatAmount(balance) };
    },
};
