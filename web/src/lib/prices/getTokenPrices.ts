import { getTokenPrices as contract } from '@everything-wallet/core/callables/getTokenPrices';
import { patientCallable } from '../firebase/patientCallable.ts';

/**
 * Dollar prices by symbol; a symbol without a market is absent.
 *
 * @throws CallableError
 */
export const getTokenPrices = patientCallable(contract);
