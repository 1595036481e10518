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

/** Milliseconds for which the accounts are waited for. */
const ACCOUNTS_PATIENCE_MS = 5_000;

/**
 * Makes the guards of an API: each lets a request pass that shows a key which exists, is not over, has something left of
 * its limits, and has the scope; to broadcast, its owner must be able to sign in.
 *
 * A key that is not written as one is refused without a question to the database, and one that has no row after one
 * question, or two while its address has not shown too many of them.
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
      const found = await desk.store.read(keyId, windows);
      if (!found) throw await whyUnknown(keyId, context.env.address ?? 'unknown');
      const { userId, scopes, expiresAt } = found.key;
      const caller = { id: keyId, userId, testnetsOnly: key.startsWith('ew_test_') };
      context.set('caller', { ...caller, countedIn: undefined });
      if (expiresAt !== undefined && expiresAt <= now) throw challenge('key_expired');

      const asker = { keyId, userId };
      const counted = context.req.query('includeUnverified') === 'true' ? unverifiedUnits : units;
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
