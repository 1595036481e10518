import { generateApiKey as contract } from '@everything-wallet/core/callables/generateApiKey';
import { callable } from '../../../lib/firebase/callable.ts';

/**
 * Has the server issue a key to the user; it opens nothing before its row is added.
 *
 * @throws CallableError
 */
export const generateApiKey = callable(contract);
