import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { chainOf } from '../services/chain/clientOf.ts';
import { readTokenBalance } from '../services/tokens/readTokenBalance.ts';
import type { Question } from './Question.ts';

/** Balances of tokens. */
export const tokenBalances: Question<'tokenBalances'> = {
  costs: ({ length }) => [{ budget: 'read', units: length }],
  each:
    () =>
    async ({ address, contract, network }) => {
      const { balance, decimals } = await readTokenBalance(chainOf(network), contract, address);
      return { balance: formatAmount(balance, decimals), decimals };
    },
};
