import {
  accountAccess as contract,
  removedKinds,
  type Removed,
} from '@everything-wallet/core/callables/accountAccess';
import { networks } from '@everything-wallet/core/networks/networks';
import type { z } from 'zod';
import { counterKeySecret, scannerParam, vapidPublicKeyParam } from '../configuration.ts';
import { serviceAccounts } from '../configuration/serviceAccounts.ts';
import { accountLocks } from '../data/accountLocks.ts';
import { accountStore } from '../data/accountStore.ts';
import { logins } from '../data/logins.ts';
import { pushSubscriptions } from '../data/pushSubscriptions.ts';
import { ServiceError } from '../errors/ServiceError.ts';
import { deleteAccount } from '../services/account/deleteAccount.ts';
import { endAllSessions, endOlderSessions } from '../services/account/endSessions.ts';
import { requireActiveAccount } from '../services/account/requireActiveAccount.ts';
import type { CallCost } from '../services/limits/CallLimiter.ts';
import { callable } from './callable.ts';

/** Milliseconds that a sign-in counts for a deletion. */
const RECENT_MS = 5 * 60 * 1_000;

/** Milliseconds of the function's 60 s that a deletion may take before it answers that it is not done. */
const TIME_BUDGET_MS = 40_000;

const NOTHING = Object.fromEntries(removedKinds.map((kind) => [kind, 0])) as Removed;

type Input = z.output<typeof contract.input>;

/** Ends all sessions of the caller, deletes their account, or turns pushes to their browsers on and off. */
export const accountAccess = callable(
  contract,
  // A user who is leaving is not counted: a count is a document.
  {
    counted: 'byService',
    needsCurrentSession: true,
    serviceAccount: serviceAccounts.accounts,
    mayBeLeaving: true,
  },
  async (input, userId, { count, signedInAt }) => {
    const { action, userId: meant = '' } = input;
    // A browser retries a request without an answer, and may send the token of a user who has signed in
    // since.
    if (meant !== '' && meant !== userId) {
      throw new ServiceError('permission-denied', 'server.sessionEnded');
    }
    const deadline = performance.now() + TIME_BUDGET_MS;
    const isLeaving = (await accountLocks.findLeaving(userId)) !== undefined;
    if (!isLeaving) await count(costOf(action, signedInAt));
    if (action === 'pushKey' || action === 'subscribePush' || action === 'unsubscribePush') {
      return changePush(input, userId);
    }
    if (input.action === 'endOtherSessions' || input.action === 'signOutEverywhere') {
      const store = { locks: accountLocks, logins, pushes: pushSubscriptions };
      if (input.action === 'signOutEverywhere') await endAllSessions(store, userId, Date.now());
      else {
        const endpoint = 'endpoint' in input ? input.endpoint : undefined;
        await endOlderSessions(store, userId, Date.now(), endpoint);
      }
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

/** Returns the cost of a call. */
function costOf(action: Input['action'], signedInAt: () => number): CallCost {
  switch (action) {
    case 'signOutEverywhere':
      // Another holder of a session must not stop its owner from ending it: that is counted per sign-in.
      return { budget: 'signOut', units: 1, signedInAt: signedInAt() };
    case 'endOtherSessions':
      return { budget: 'endOthers', units: 1, signedInAt: signedInAt() };
    default:
      return { budget: 'access', units: 1 };
  }
}

/** Returns the key for pushes, or stores or removes a subscription. */
async function changePush(input: Input, userId: string): Promise<z.output<typeof contract.output>> {
  const done = { isDone: true, removed: NOTHING };
  if (input.action === 'unsubscribePush') {
    await pushSubscriptions.remove(userId, input.endpoint);
    return done;
  }
  const pushKey = vapidPublicKeyParam.value();
  const scanned = scannerParam.value().split(',');
  // Without a scanner there are no events.
  const pushNetworks = networks.map(({ rpcName }) => rpcName).filter((rpcName) => scanned.includes(rpcName));
  if (pushKey === '' || pushNetworks.length === 0) {
    throw new ServiceError('failed-precondition', 'server.maintenance.feature');
  }
  if (input.action !== 'subscribePush') return { ...done, push: { key: pushKey, networks: pushNetworks } };
  await requireActiveAccount(userId);
  await pushSubscriptions.store(userId, input.subscription, input.accounts, Date.now());
  return done;
}
