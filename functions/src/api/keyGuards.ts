import type { ApiKeyScope } from '@everything-wallet/core/documents/apiKey';
import type { MiddlewareHandler } from 'hono';
import { bearerOf } from '../requests/callerHeaders.ts';
import { limitStates, windowsAt } from '../services/apiAccess/limits.ts';
import { MemoryLimit } from '../services/apiAccess/MemoryLimit.ts';
import { isApiKey, keyIdOf } from '../services/keys/apiKey.ts';
import type { ApiDependencies } from './ApiDependencies.ts';
import type { ApiEnvironment } from './ApiEnvironment.ts';
import { ApiProblem } from './ApiProblem.ts';
import { challenge } from './challenge.ts';
import { writeLimitHeaders } from './writeLimitHeaders.ts';
import { LruSet } from '../cache/LruSet.ts';

/** Unknown keys per minute and internet address before they are no longer looked up. */
const UNKNOWN_KEYS = { most: 30, windowMs: 60_000 };

/** Keys new to an instance, per minute and internet address, before none is looked up. */
const NEW_KEYS = { most: 120, windowMs: 60_000 };

/** Maximum keys that an instance remembers as good; the least recently used go first. */
const MAX_GOOD_KEYS = 10_000;

const ADDRESS_WINDOW_MS = 60_000;

/**
 * Makes the guards that let a request pass which shows a key that exists, has not expired, and has the scope.
 *
 * Each internet address has a limit for all keys, which is counted before anything is read; it is one of this instance, and
 * not exact. A key that is not written as one is refused without a question to the database, and one that has no row after one
 * question, or two while its address has not shown too many of them.
 *
 * The guards throw ApiProblem key_missing, key_malformed, key_unknown, key_revoked, key_expired, too_many_unknown_keys,
 * rate_limited or scope_missing.
 */
export function keyGuards(
  dependencies: ApiDependencies,
): (scope: ApiKeyScope) => MiddlewareHandler<ApiEnvironment> {
  const unknownKeys = new MemoryLimit(UNKNOWN_KEYS.most, UNKNOWN_KEYS.windowMs);

  const newKeys = new MemoryLimit(NEW_KEYS.most, NEW_KEYS.windowMs);
  const goodKeys = new LruSet<string>(MAX_GOOD_KEYS);
  let allKeys: MemoryLimit | undefined;

  /** Counts a request before its key is looked up. */
  const countAddress = (keyId: string, address: string): void => {
    const headers = { 'Retry-After': String(ADDRESS_WINDOW_MS / 1_000) };
    // Unknown keys use up nothing of the limit of good ones.
    if (!goodKeys.has(keyId) && newKeys.tryConsume(address, 1, dependencies.now()) > 0) {
      throw new ApiProblem('too_many_unknown_keys', { headers });
    }
    allKeys ??= new MemoryLimit(dependencies.addressPerMinute(), ADDRESS_WINDOW_MS);
    if (allKeys.tryConsume(address, 1, dependencies.now()) === 0) return;
    throw new ApiProblem('rate_limited', {
      detail: 'All keys used from this IP address have reached their limit for this minute.',
      headers,
    });
  };

  const rememberGood = (keyId: string): void => {
    goodKeys.add(keyId);
  };

  const whyUnknown = async (keyId: string, address: string): Promise<ApiProblem> => {
    if (unknownKeys.tryConsume(address, 1, dependencies.now()) > 0) {
      const seconds = String(UNKNOWN_KEYS.windowMs / 1_000);
      return new ApiProblem('too_many_unknown_keys', { headers: { 'Retry-After': seconds } });
    }
    return challenge((await dependencies.store.wasIssued(keyId)) ? 'key_revoked' : 'key_unknown');
  };

  return (scope) => async (context, next) => {
    const key = readBearer(context.req.header('authorization'));
    const keyId = keyIdOf(key);
    const now = dependencies.now();
    const address = context.env.address ?? 'unknown';
    countAddress(keyId, address);
    const found = await dependencies.store.read(keyId, windowsAt(now));
    if (!found) {
      goodKeys.delete(keyId);
      throw await whyUnknown(keyId, address);
    }
    rememberGood(keyId);
    const { userId, scopes, expiresAt } = found.key;
    const testnetsOnly = key.startsWith('ew_test_');
    const caller = { id: keyId, userId, testnetsOnly, askedAt: now, used: found.used, countedIn: undefined };
    context.set('caller', caller);
    if (expiresAt !== undefined && expiresAt <= now) throw challenge('key_expired');
    writeLimitHeaders(context, limitStates(dependencies.limits(), found.used, now));
    if (scopes && !scopes.includes(scope)) {
      throw new ApiProblem('scope_missing', { detail: `The key lacks the scope '${scope}'.` });
    }
    await next();
  };
}

function readBearer(authorization: string | undefined): string {
  const bearer = bearerOf(authorization);
  if (bearer === undefined) throw challenge('key_missing');
  if (!isApiKey(bearer)) throw challenge('key_malformed');
  return bearer;
}
