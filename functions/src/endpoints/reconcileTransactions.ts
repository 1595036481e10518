import { reconcileTransactions as contract } from '@everything-wallet/core/callables/reconcileTransactions';
import { serviceAccounts } from '../configuration/serviceAccounts.ts';
import { reconcileUser } from '../services/transactions/reconcileUser.ts';
import { callable } from './callable.ts';

/** Reconciles the caller's transfers whose outcome may still change. */
export const reconcileTransactions = callable(
  contract,
  {
    counted: { budget: 'settle', units: 1 },
    needsCurrentSession: false,
    needs: 'changes',
    serviceAccount: serviceAccounts.reader,
  },
  async (_input, userId) => ({ pending: await reconcileUser(userId) }),
);
