import type { ApiKeyScope } from '@everything-wallet/core/documents/apiKey';
import type { MiddlewareHandler } from 'hono';
import { withDeadline } from '../errors/withDeadline.ts';
import { bearerOf } from '../requests/bearerOf.ts';
import { admitRequest } from '../services/apiAccess/admitRequest.ts';
import { windowsAt } from '../services/apiAccess/limits.ts';
import { MemoryLimit } from '../services/apiAccess/MemoryLimit.ts';
import { isApiKey } from '../services/keys/isApiKey.ts';
import { keyIdOf } from '../services/keys/keyIdOf.ts';
import type { ApiDesk } from './ApiDesk.ts';
import type { ApiEnvironment } from './ApiEnvironment.ts';
import { ApiProblem } from './ApiProblem.ts';
import { limitHeaders } from './limitHeaders.ts';

/** Keys without a row that one internet address may show in a minute before nobody looks up whether they ever were. */
const UNKNOWN_KEYS = { most: 30, windowMs: 60_000 };

/** Keys that an instance has not seen to be good, and that one internet address may show in a minute before none is looked up. */
const NEW_KEYS = { most: 120, windowMs: 60_000 };

/** Keys that an instance remembers as good; beyond this it forgets them all. */
const MAX_GOOD_KEYS = 10_000;

const ADDRESS_WINDOW_MS = 60_000;

/** Milliseconds for which the accounts are waited for. */
const ACCOUNTS_PATIENCE_MS = 5_000;

/**
 * Makes the guards of an API: each lets a request pass that shows a key which exists, is not over, has something left of
 * its limits, and has the scope; to broadcast, its owner must be able to sign in.
 *
 * Each internet address has a limit for all keys, which is counted before anything is read; it is one of this instance, and
 * not exact. A key that is not written as one is refused without a question to the database, and one that has no row after one
 * question, or two while its address has not shown too many of them. Keys of accounts without a confirmed e-mail address share
 * a daily allowance for each address.
 *
 * The guards throw ApiProblem key_missing, key_malformed, key_unknown, key_revoked, key_expired, too_many_unknown_keys,
 * rate_limited, daily_limit_reached or scope_missing.
 */
export function keyGuards(
  desk: ApiDesk,
): (
  scope: ApiKeyScope,
  counts?: { readonly units?: number | undefined; readonly unverifiedUnits?: number | undefined },
) => MiddlewareHandler<ApiEnvironment> {
  const unknownKeys = new MemoryLimit(UNKNOWN_KEYS.most, UNKNOWN_KEYS.windowMs);

  const newKeys = new MemoryLimit(NEW_KEYS.most, NEW_KEYS.windowMs);
  const goodKeys = new Set<string>();
  let allKeys: MemoryLimit | undefined;

  /** Counts a request before its key is looked up. */
  const countAddress = (keyId: string, address: string): void => {
    const headers = { 'Retry-After': String(ADDRESS_WINDOW_MS / 1_000) };
    // Unknown keys use up nothing of what is left for good ones.
    if (!goodKeys.has(keyId) && !newKeys.take(address, desk.now())) {
      throw new ApiProblem('too_many_unknown_keys', { headers });
    }
    allKeys ??= new MemoryLimit(desk.addressPerMinute(), ADDRESS_WINDOW_MS);
    if (allKeys.take(address, desk.now())) return;
    throw new ApiProblem('rate_limited', {
      detail: 'All keys together have used up what may be asked from this internet address in a minute.',
      headers,
    });
  };

  const rememberGood = (keyId: string): void => {
    if (goodKeys.size >= MAX_GOOD_KEYS) goodKeys.clear();
    goodKeys.add(keyId);
  };

  const countUnconfirmed = async (userId: string, address: string, counted = 1): Promise<void> => {
    const waitMs = await desk.takeUnconfirmed(userId, address, counted, desk.now());
    if (waitMs === 0) return;
    throw new ApiProblem('daily_limit_reached', {
      detail:
        'Keys of accounts without a confirmed e-mail address share a daily limit for each internet address. Confirm the address of the key’s owner.',
      headers: { 'Retry-After': String(Math.ceil(waitMs / 1_000)) },
    });
  };

  const whyUnknown = async (keyId: string, address: string): Promise<ApiProblem> => {
    if (!unknownKeys.take(address, desk.now())) {
      const seconds = String(UNKNOWN_KEYS.windowMs / 1_000);
      return new ApiProblem('too_many_unknown_keys', { headers: { 'Retry-After': seconds } });
    }
    return challenge((await desk.store.wasIssued(keyId)) ? 'key_revoked' : 'key_unknown');
  };

  return (scope, { units, unverifiedUnits = units } = {}) =>
    async (context, next) => {
      const key = readBearer(context.req.header('authorization'));
      const keyId = keyIdOf(key);
      const now = desk.now();
      const windows = windowsAt(now);
      const address = context.env.address ?? 'unknown';
      countAddress(keyId, address);
      const found = await desk.store.read(keyId, windows);
      if (!found) {
        goodKeys.delete(keyId);
        throw await whyUnknown(keyId, address);
      }
      rememberGood(keyId);
      const { userId, scopes, expiresAt } = found.key;
      const caller = { id: keyId, userId, testnetsOnly: key.startsWith('ew_test_') };
      context.set('caller', { ...caller, countedIn: undefined });
      if (expiresAt !== undefined && expiresAt <= now) throw challenge('key_expired');

      const asker = { keyId, userId };
      const counted = context.req.query('includeUnverified') === 'true' ? unverifiedUnits : units;
      await countUnconfirmed(userId, address, counted);
      const admission = await admitRequest(desk.store, asker, desk.limits(), found.used, now, counted);
      for (const [name, value] of Object.entries(limitHeaders(admission.states))) context.header(name, value);
      if (admission.refusedBy) {
        const { name, resetMs } = admission.refusedBy;
        throw new ApiProblem(name.endsWith('minute') ? 'rate_limited' : 'daily_limit_reached', {
          ...(name.startsWith('user-') && {
            detail: 'All keys of the key’s owner together have used up their limit.',
          }),
          headers: { 'Retry-After': String(Math.ceil(resetMs / 1_000)) },
        });
      }
      context.set('caller', { ...caller, countedIn: windows });
      if (scopes && !scopes.includes(scope)) {
        throw new ApiProblem('scope_missing', { detail: `The key was made without the scope '${scope}'.` });
      }
      // Who was shut out sends nothing, by the page or by a key; reading is anybody's.
      if (scope === 'broadcast' && !(await withDeadline(desk.isUserActive(userId), ACCOUNTS_PATIENCE_MS))) {
        throw challenge('key_revoked', 'The account of the key’s owner is disabled or deleted.');
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

/** A refusal that says how to authenticate (RFC 6750). */
function challenge(
  code: 'key_missing' | 'key_malformed' | 'key_unknown' | 'key_revoked' | 'key_expired',
  detail?: string,
): ApiProblem {
  const error = code === 'key_missing' ? '' : ', error="invalid_token"';
  return new ApiProblem(code, {
    ...(detail !== undefined && { detail }),
    headers: { 'WWW-Authenticate': `Bearer realm="Everything Wallet API"${error}` },
  });
}
