import type { MiddlewareHandler } from 'hono';
import { logFailure } from '../errors/logFailure.ts';
import { admitRequest } from '../services/apiAccess/admitRequest.ts';
import { limitStates, windowsAt, type LimitState } from '../services/apiAccess/limits.ts';
import { MemoryLimit } from '../services/apiAccess/MemoryLimit.ts';
import type { ApiDependencies } from './ApiDependencies.ts';
import type { ApiEnvironment } from './ApiEnvironment.ts';
import { ApiProblem } from './ApiProblem.ts';
import { challenge } from './challenge.ts';
import { costsNothing } from './costsNothing.ts';
import { writeLimitHeaders } from './writeLimitHeaders.ts';

/**
 * Maximum requests of one key per minute that an instance refunds: the node calls of a failure cost money
 * nevertheless.
 */
const MAX_GIVEN_BACK = 300;
const GIVEN_BACK_WINDOW_MS = 60_000;

/**
 * Creates the guards that count a request against the limits of its key, and refund it if the response is a
 * problem that costs nothing. They follow `checkRequest`, so that a malformed request is never counted. Keys
 * of accounts without a confirmed e-mail address share a daily quota per internet address.
 *
 * The guards throw ApiProblem rate_limited or daily_limit_reached.
 */
export function countGuards(
  dependencies: ApiDependencies,
): (counts: {
  readonly units?: number | undefined;
  readonly unverifiedUnits?: number | undefined;
}) => MiddlewareHandler<ApiEnvironment> {
  const givenBack = new MemoryLimit(MAX_GIVEN_BACK, GIVEN_BACK_WINDOW_MS);

  const countUnconfirmed = async (userId: string, address: string, units = 1): Promise<number> => {
    const { waitMs, counted } = await dependencies.takeUnconfirmed(
      userId,
      address,
      units,
      dependencies.now(),
    );
    if (waitMs === 0) return counted;
    throw new ApiProblem('daily_limit_reached', {
      detail:
        'Keys of accounts without a confirmed e-mail address share a daily limit for each internet address. Confirm the address of the key’s owner.',
      headers: { 'Retry-After': String(Math.ceil(waitMs / 1_000)) },
    });
  };

  return ({ units, unverifiedUnits = units }) =>
    async (context, next) => {
      const caller = context.get('caller');
      if (!caller) throw challenge('key_missing');
      const { id: keyId, userId, askedAt, used } = caller;
      const wanted = context.req.query('includeUnverified') === 'true' ? unverifiedUnits : units;
      const address = context.env.address ?? 'unknown';
      const ofAddress = await countUnconfirmed(userId, address, wanted);
      const refill = async () =>
        settle(dependencies.giveBackUnconfirmed(address, ofAddress, dependencies.now()));
      const admission = await admitRequest(
        dependencies.store,
        { keyId, userId },
        dependencies.limits(),
        used,
        askedAt,
        wanted,
      );
      writeLimitHeaders(context, admission.states);
      if (admission.refusedBy) {
        await refill();
        throw refusalBy(admission.refusedBy);
      }
      const windows = windowsAt(askedAt);
      context.set('caller', { ...caller, countedIn: windows });
      await next();

      const problem = context.get('problem');
      if (!problem || !costsNothing(problem) || givenBack.tryConsume(keyId, 1, askedAt) > 0) return;
      const returned = dependencies.store.count(userId, keyId, windows, -admission.units).then((left) => {
        context.set('caller', caller);
        writeLimitHeaders(context, limitStates(dependencies.limits(), left, askedAt));
      });
      await Promise.all([settle(returned), refill()]);
    };
}

/** Waits for a refund: if it fails, the caller gets an answer nevertheless. */
async function settle(returned: Promise<void>): Promise<void> {
  await returned.catch((error: unknown) => logFailure('api limits', error));
}

function refusalBy({ name, resetMs }: LimitState): ApiProblem {
  return new ApiProblem(name.endsWith('minute') ? 'rate_limited' : 'daily_limit_reached', {
    ...(name.startsWith('user-') && {
      detail: 'All keys of the key’s owner together have reached their limit.',
    }),
    headers: { 'Retry-After': String(Math.ceil(resetMs / 1_000)) },
  });
}
