import { estimateGas as contract } from '@everything-wallet/core/callables/estimateGas';
import { patientCallable } from '../../../lib/firebase/patientCallable.ts';

/**
 * What a transfer costs now, and the numbers needed to sign it.
 *
 * @throws CallableError
 */
export const estimateGas = patientCallable(contract);
