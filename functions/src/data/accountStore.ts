import { accountLocks } from './accountLocks.ts';
import { logins } from './logins.ts';
import { removeUserDocuments } from './userDocuments.ts';

/** Everything stored of a user: documents, lock and login. */
export const accountStore = { locks: accountLocks, removeUserDocuments, logins };
