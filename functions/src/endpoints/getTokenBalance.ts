import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { getTokenBalance as contract } from '@everything-wallet/core/callables/getTokenBalance';
import { serviceAccounts } from '../configuration/serviceAccounts.ts';
import { chainOf } from '../services/chain/clientOf.ts';
import { readTokenBalance } from '../services/tokens/readTokenBalance.ts';
import { callable } from './callable.ts';

/** Returns an address's balance of an ERC-20 token, to its smallest unit. */
export const getTokenBalance = callable(
  contract,
  {
    counted: { budget: 'read', units: 1 },
    needsCurrentSession: false,
    serviceAccount: serviceAccounts.reader,
  },
  async ({ address, contract: token, network }) => {
    const { balance, decimals } = await readTokenBalance(chainOf(network), token, address);
    return { balance: formatAmount(balance, decimals), decimals };
  },
);
