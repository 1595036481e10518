import {
  accountAccess as contract,
  removedKinds,
  type Removed,
} from '@everything-wallet/core/callables/accountAccess';
import { counterKeySecret } from '../configuration.ts';
import { serviceAccounts } from '../configuration/serviceAccounts.ts';
import { accountLocks } from '../data/accountLocks.ts';
import { accountStore } from '../data/accountStore.ts';
import { logins } from '../data/logins.ts';
import { ServiceError } from '../errors/ServiceError.ts';
import { deleteAccount } from '../services/account/deleteAccount.ts';
import { endAllSessions, endOlderSessions } from '../services/account/endSessions.ts';
import { callable } from './callable.ts';

/** Milliseconds that a sign-in counts for a deletion. */
const RECENT_MS = 5 * 60 * 1_000;

/** Milliseconds of the function's 60 s that a deletion may take before it answers that it is not done. */
const TIME_BUDGET_MS = 40_000;

const NOTHING = Object.fromEntries(removedKinds.map((kind) => [kind, 0])) as Removed;

/** Ends all sessions of the caller, or deletes their account. */
export const accountAccess = callable(
  contract,
  // A user who is leaving is not counted: a count is a document.
  {
    counted: 'byService',
    needsCurrentSession: true,
    serviceAccount: serviceAccounts.accounts,
    mayBeLeaving: true,
  },
  async ({ action, userId: meant = '' }, userId, { count, signedInAt }) => {
    // A browser retries a request without an answer, and may send the token of a user who has signed in
    // since.
    if (meant !== '' && meant !== userId) {
      throw new ServiceError('permission-denied', 'server.sessionEnded');
    }
    const deadline = performance.now() + TIME_BUDGET_MS;
    const isLeaving = (await accountLocks.findLeaving(userId)) !== undefined;
    // Another holder of a session must not stop its owner from ending it: that is counted per sign-in.
    if (!isLeaving) {
      await count(
        action === 'deleteAccount'
          ? { budget: 'access', units: 1 }
          : {
              budget: action === 'signOutEverywhere' ? 'signOut' : 'endOthers',
              units: 1,
              signedInAt: signedInAt(),
            },
      );
    }
    if (action !== 'deleteAccount') {
      const end = action === 'signOutEverywhere' ? endAllSessions : endOlderSessions;
      await end({ locks: accountLocks, logins }, userId, Date.now());
      return { isDone: true, removed: NOTHING };
    }
    // Who has begun has shown the password then.
    if (!isLeaving && Date.now() - signedInAt() > RECENT_MS) {
      throw new ServiceError('permission-denied', 'server.passwordNeeded', {
        reason: 'passwordNeeded',
      });
    }
    return deleteAccount(accountStore, counterKeySecret.value(), userId, deadline);
  },
);
