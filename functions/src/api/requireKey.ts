import type { ApiKeyScope } from '@everything-wallet/core/documents/apiKey';
import type { MiddlewareHandler } from 'hono';
import { bearerOf } from '../endpoints/bearerOf.ts';
import { shardsOf } from '../services/apiAccess/shardsOf.ts';
import { takeRequest } from '../services/apiAccess/takeRequest.ts';
import { isApiKey } from '../services/keys/isApiKey.ts';
import { keyIdOf } from '../services/keys/keyIdOf.ts';
import type { ApiDesk } from './ApiDesk.ts';
import type { ApiEnvironment } from './ApiEnvironment.ts';
import { ApiProblem } from './ApiProblem.ts';
import { limitHeaders } from './limitHeaders.ts';

/**
 * Lets a request pass that shows a key which exists, is not over, has something left of its limits, and has the scope.
 *
 * A key that is not written as one is refused without a question to the database.
 *
 * @throws ApiProblem key_missing, key_malformed, key_unknown, key_revoked, key_expired, rate_limited,
 *   daily_limit_reached or scope_missing
 */
export function requireKey(desk: ApiDesk, scope: ApiKeyScope): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    const key = readBearer(context.req.header('authorization'));
    const id = keyIdOf(key);
    const limits = desk.limits();
    const now = desk.now();
    const { key: row, shards } = await desk.store.read(id, shardsOf(limits).length);
    if (!row) throw challenge((await desk.store.wasIssued(id)) ? 'key_revoked' : 'key_unknown');
    const { userId, scopes } = row;
    context.set('caller', {
      id,
      userId,
      ...(scopes && { scopes }),
      testnetsOnly: key.startsWith('ew_test_'),
    });
    if (row.expiresAt !== undefined && row.expiresAt <= now) throw challenge('key_expired');

    const admission = await takeRequest(desk.store, id, limits, shards, now);
    if (!admission) throw challenge('key_revoked');
    const { left, refused } = admission;
    for (const [name, value] of Object.entries(limitHeaders(limits, left))) context.header(name, value);
    if (refused) {
      throw new ApiProblem(refused.limit === 'minute' ? 'rate_limited' : 'daily_limit_reached', {
        headers: { 'Retry-After': String(Math.max(1, Math.ceil(refused.waitMs / 1_000))) },
      });
    }
    if (scopes && !scopes.includes(scope)) {
      throw new ApiProblem('scope_missing', { detail: `The key was made without the scope '${scope}'.` });
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
): ApiProblem {
  const error = code === 'key_missing' ? '' : ', error="invalid_token"';
  return new ApiProblem(code, {
    headers: { 'WWW-Authenticate': `Bearer realm="Everything Wallet API"${error}` },
  });
}
