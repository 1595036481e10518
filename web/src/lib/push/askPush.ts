import { accountAccess } from '@everything-wallet/core/callables/accountAccess';
import { callable } from '../firebase/callable.ts';

/** Asks the server for the key of pushes, or to start or end them in this browser. */
export const askPush = callable(accountAccess);
