import { estimateGas as contract } from '@everything-wallet/core/callables/estimateGas';
import { retryingCallable } from '../../../lib/firebase/retryingCallable.ts';

/**
 * Estimates the fee of a transfer, with the numbers needed to sign it.
 *
 * @throws CallableError
 */
export const estimateGas = retryingCallable(contract);
