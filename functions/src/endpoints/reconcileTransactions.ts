import { reconcileTransactions as contract } from '@everything-wallet/core/callables/reconcileTransactions';
import { transactionRecords } from '../data/transactionRecords.ts';
import { chainOf } from '../services/chain/chainOf.ts';
import { reconcileRecords } from '../services/transactions/reconcileRecords.ts';
import { callable } from './callable.ts';

const MAX_RECORDS = 50;

/** Asks the chains about the caller's pending transfers, and records what became of them. */
export const reconcileTransactions = callable(contract, async (_input, userId) => {
  const found = await transactionRecords.findPendingOf(userId, MAX_RECORDS);
  return { pending: await reconcileRecords(found, { chainOf, records: transactionRecords }) };
});
