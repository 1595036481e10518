import { getTokenDetails as contract } from '@everything-wallet/core/callables/getTokenDetails';
import { patientCallable } from '../../../lib/firebase/patientCallable.ts';

/**
 * What the ERC-20 contract at an address calls itself.
 *
 * @throws CallableError 'failed-precondition' where there is no token
 */
export const getTokenDetails = patientCallable(contract);
