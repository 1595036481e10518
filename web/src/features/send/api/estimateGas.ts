import { estimateGas as contract } from '@everything-wallet/core/callables/estimateGas';
import { retryingCallable } from '../../../lib/firebase/retryingCallable.ts';

/**
 * What a transfer costs now, and the numbers needed to sign it.
 *
 * @throws CallableError
 */
export const estimateGas = retryingCallable(contract);
