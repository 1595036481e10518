import { reconcileTransactions as contract } from '@everything-wallet/core/callables/reconcileTransactions';
import { maxInstancesParam } from '../configuration.ts';
import { transactionRecords } from '../data/transactionRecords.ts';
import { chainOf } from '../services/chain/chainOf.ts';
import { reconcileRecords } from '../services/transactions/reconcileRecords.ts';
import { callable } from './callable.ts';

const MAX_RECORDS = 50;

/** Asks the chains about the caller's transfers whose outcome may still change, and records what became of them. */
export const reconcileTransactions = callable(
  contract,
  { counted: { budget: 'settle', units: 1 }, needsCurrentSession: false, maxInstances: maxInstancesParam },
  async (_input, userId) => {
    const found = await transactionRecords.findOpenOf(userId, MAX_RECORDS);
    return { pending: await reconcileRecords(found, { chainOf, records: transactionRecords }) };
  },
);
