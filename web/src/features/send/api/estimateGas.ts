import { estimateGas as contract } from '@everything-wallet/core/callables/estimateGas';
import { callable } from '../../../lib/firebase/callable.ts';

/**
 * What a transfer costs now, and the numbers needed to sign it.
 *
 * @throws CallableError
 */
export const estimateGas = callable(contract);
