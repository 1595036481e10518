import { generateApiKey as contract } from '@everything-wallet/core/callables/generateApiKey';
import { callable } from '../../../lib/firebase/callable.ts';

/**
 * Requests a new key from the server; the key works once its row is added.
 *
 * @throws CallableError
 */
export const generateApiKey = callable(contract);
