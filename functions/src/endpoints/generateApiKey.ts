import { generateApiKey as contract } from '@everything-wallet/core/callables/generateApiKey';
import { API_KEYS_A_DAY_UNCONFIRMED, MAX_API_KEYS } from '@everything-wallet/core/documents/apiKey';
import { serviceAccounts } from '../configuration/serviceAccounts.ts';
import { attempts } from '../data/attempts.ts';
import { isEmailConfirmed } from '../data/userAccount.ts';
import { issuedKeys } from '../data/issuedKeys.ts';
import { ServiceError } from '../errors/ServiceError.ts';
import { createApiKey, keyIdOf } from '../services/keys/apiKey.ts';
import { callable } from './callable.ts';

const HOUR_MS = 60 * 60 * 1_000;

/** Keys that a user may be issued in an hour. */
const hourly = { action: 'generate_api_key', attempts: 30, windowMs: HOUR_MS };

/** Keys that a user may be issued in a day whose e-mail address is not confirmed (decision 24). */
const daily = {
  action: 'generate_api_key_unconfirmed',
  attempts: API_KEYS_A_DAY_UNCONFIRMED,
  windowMs: 24 * HOUR_MS,
};

/**
 * generate_api_key: issues a key to the caller. It is returned once, stored as a hash, and invalid until its
 * row exists.
 */
export const generateApiKey = callable(
  contract,
  {
    counted: 'byService',
    needsCurrentSession: true,
    serviceAccount: serviceAccounts.sender,
    // It is rare and asks no node: with a whole vCPU all functions would leave no room for a release.
    cpu: 0.5,
    concurrency: 1,
  },
  async ({ testnetsOnly }, userId) => {
    const now = Date.now();
    if ((await attempts.take(userId, hourly, now)) > 0) {
      throw new ServiceError('resource-exhausted', 'server.tooManyKeys', {
        reason: 'tooManyRequests',
      });
    }
    if (!(await isEmailConfirmed(userId)) && (await attempts.take(userId, daily, now)) > 0) {
      throw new ServiceError('resource-exhausted', 'server.keysUnconfirmed', {
        reason: 'tooManyRequests',
      });
    }
    const key = createApiKey(testnetsOnly);
    if (!(await issuedKeys.add(keyIdOf(key), userId, MAX_API_KEYS, now))) {
      throw new ServiceError('resource-exhausted', 'server.keysFull');
    }
    return key;
  },
);
