import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { getBalance as contract } from '@everything-wallet/core/callables/getBalance';
import { serviceAccounts } from '../configuration/serviceAccounts.ts';
import { chainOf } from '../services/chain/clientOf.ts';
import { callable } from './callable.ts';

/** get-balance: the native-coin balance of an address, to the last wei. */
export const getBalance = callable(
  contract,
  {
    counted: { budget: 'read', units: 1 },
    needsCurrentSession: false,
    serviceAccount: serviceAccounts.reader,
  },
  async ({ address, network }) => ({
    balance: formatAmount(await chainOf(network).getBalance(address)),
  }),
);
