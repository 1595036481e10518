import { reconcileTransactions as contract } from '@everything-wallet/core/callables/reconcileTransactions';
import { patientCallable } from '../../../lib/firebase/patientCallable.ts';

/**
 * Has the server ask the chains what became of the pending transactions; the records then change, live.
 *
 * @throws CallableError
 */
export const reconcileTransactions = patientCallable(contract);
