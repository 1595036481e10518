import { getTokenPrices as contract } from '@everything-wallet/core/callables/getTokenPrices';
import { callable } from '../firebase/callable.ts';

/**
 * Dollar prices by symbol; a symbol without a market is absent.
 *
 * @throws CallableError
 */
export const getTokenPrices = callable(contract);
