import { generateApiKey as contract } from '@everything-wallet/core/callables/generateApiKey';
import { MOST_API_KEYS, MOST_API_KEYS_UNCONFIRMED } from '@everything-wallet/core/documents/apiKey';
import { messages } from '@everything-wallet/core/messages/messages';
import { attempts } from '../data/attempts.ts';
import { isEmailConfirmed } from '../data/isEmailConfirmed.ts';
import { issuedKeys } from '../data/issuedKeys.ts';
import { ServiceError } from '../errors/ServiceError.ts';
import { createApiKey } from '../services/keys/createApiKey.ts';
import { keyIdOf } from '../services/keys/keyIdOf.ts';
import { callable } from './callable.ts';

/** Keys that a user may be issued in an hour. */
const limit = { action: 'generate_api_key', attempts: 30, windowMs: 60 * 60 * 1_000 };

/** generate_api_key: issues a key to the caller. It is told once, kept as a hash, and opens nothing until its row is there. */
export const generateApiKey = callable(
  contract,
  { counted: 'byService', needsCurrentSession: true },
  async ({ testnetsOnly }, userId) => {
    const now = Date.now();
    if ((await attempts.take(userId, limit, now)) > 0) {
      throw new ServiceError('resource-exhausted', messages['server.tooManyKeys'], {
        reason: 'tooManyRequests',
      });
    }
    const isConfirmed = await isEmailConfirmed(userId);
    const most = isConfirmed ? MOST_API_KEYS : MOST_API_KEYS_UNCONFIRMED;
    const key = createApiKey(testnetsOnly);
    if (!(await issuedKeys.add(keyIdOf(key), userId, most, now))) {
      const sentence = isConfirmed ? 'server.keysFull' : 'server.keysUnconfirmed';
      throw new ServiceError('resource-exhausted', messages[sentence]);
    }
    return key;
  },
);
