import type { CallableContract } from '@everything-wallet/core/callables/CallableContract';
import { onCall, type CallableFunction, type CallableOptions, type Request } from 'firebase-functions/https';
import type { z } from 'zod';
import { enforceAppCheckParam, counterKeySecret } from '../configuration.ts';
import type { ServiceAccount } from '../configuration/serviceAccounts.ts';
import { ServiceError } from '../errors/ServiceError.ts';
import { bearerOf } from '../requests/callerHeaders.ts';
import { withRequestId } from '../requests/requestId.ts';
import { configuredBudget } from '../services/limits/configuredBudget.ts';
import type { Needed } from '../services/maintenance/MaintenanceSwitch.ts';
import type { CallCost } from '../services/limits/CallLimiter.ts';
import { toHttpsError } from './toHttpsError.ts';
import { handleCall, type Handler, type Session } from './handleCall.ts';
import { isAppVerified } from './isAppVerified.ts';
import { keepRequestsRaw } from './keepRequestsRaw.ts';
import { maintenance } from './maintenance.ts';
import { requireCurrentSession } from './requireCurrentSession.ts';
import { requireActiveAccount } from '../services/account/requireActiveAccount.ts';
import { consumeRateLimit } from './consumeRateLimit.ts';
import { readCallBody } from './readCallBody.ts';
import { toCallRefusal } from './toCallRefusal.ts';
import { userOfToken } from './userOfToken.ts';

/**
 * Seconds for which a browser may cache the permission to call: functions have another origin than the page,
 * and without it every poll is two requests. Chromium accepts no longer time.
 */
const PREFLIGHT_SECONDS = '7200';

/** Rules of a callable. */
export interface CallRules extends Pick<
  CallableOptions,
  'secrets' | 'maxInstances' | 'memory' | 'cpu' | 'concurrency'
> {
  /** Service account with the rights that it needs, and no others. */
  readonly serviceAccount: ServiceAccount;
  /** Cost against the caller's limits; 'byService' if its service or its handler counts. */
  readonly counted: CallCost | ((userId: string) => Promise<CallCost>) | 'byService';
  /** True if it refuses revoked sessions and disabled users, as every callable with changes does. */
  readonly needsCurrentSession: boolean;
  /**
   * Feature that must not be switched off; a callable with a current session changes something, and needs
   * that as well.
   */
  readonly needs?: Needed;
  /** True if a user whose account is being deleted may still call it, where it needs a current session. */
  readonly mayBeLeaving?: boolean;
}

/** A handler's access to the admission of its call. */
interface Admission {
  /** Counts the call; rejects with ServiceError 'resource-exhausted' if the caller is over the limit. */
  readonly count: (cost: CallCost) => Promise<void>;
  /**
   * Returns when the caller signed in, in milliseconds since 1970; for a callable that needs a current
   * session.
   */
  readonly signedInAt: () => number;
}

/** A handler that may count the call itself, and ask when its caller signed in. */
type AdmittingHandler<Input extends z.ZodType, Output extends z.ZodType> = (
  ...call: [...Parameters<Handler<Input, Output>>, admission: Admission]
) => ReturnType<Handler<Input, Output>>;

/** Credentials of a request to verify. */
interface Credentials {
  readonly bearer: string | undefined;
  readonly app: string | undefined;
}

/** Makes a deployable function of a contract, its rules and a handler; the only way callables are made here. */
export function callable<Input extends z.ZodType, Output extends z.ZodType>(
  contract: CallableContract<Input, Output>,
  { counted, needsCurrentSession, needs, mayBeLeaving = false, secrets = [], ...options }: CallRules,
  handler: AdmittingHandler<Input, Output>,
): CallableFunction<unknown, Promise<z.output<Output>>> {
  const unreadable = new WeakSet<Request>();
  const taken = new WeakMap<Request, Credentials>();
  const deployed = onCall<unknown, Promise<z.output<Output>>>(
    // The key that addresses are counted under.
    { ...options, secrets: [counterKeySecret, ...secrets] },
    async (request) => {
      const credentials = taken.get(request.rawRequest);
      const auth = credentials ? await sessionOf(contract.name, credentials) : request.auth;
      if (auth && unreadable.has(request.rawRequest)) {
        throw toHttpsError(new ServiceError('invalid-argument', 'server.malformed', { reason: 'malformed' }));
      }
      const isApp = credentials
        ? await isAppVerified(credentials.app)
        : !enforceAppCheckParam.value() || request.app;
      if (!isApp) {
        throw toHttpsError(
          new ServiceError('unauthenticated', 'server.appUnverified', { reason: 'appUnverified' }),
        );
      }
      const count = (uid: string) => (cost: CallCost) => consumeRateLimit(uid, cost, request.rawRequest);
      let signedInAt = 0;
      const requireSession = async ({ uid, rawToken }: Session) => {
        await maintenance.require('changes');
        ({ signedInAt } = await requireCurrentSession(rawToken));
        if (!mayBeLeaving) await requireActiveAccount(uid);
      };
      const admitted: Handler<Input, Output> = (input, uid) =>
        configuredBudget.spend(uid, () =>
          handler(input, uid, {
            count: count(uid),
            signedInAt: () => signedInAt,
          }),
        );
      return handleCall(contract, admitted, { auth, data: request.data }, async (session) => {
        if (needs) await maintenance.require(needs);
        if (counted !== 'byService') {
          const cost = typeof counted === 'function' ? await counted(session.uid) : counted;
          await count(session.uid)(cost);
        }
        if (needsCurrentSession) await requireSession(session);
      });
    },
  );
  keepRequestsRaw(contract.name);
  return new Proxy(deployed, {
    apply(target, self, [request, response]: Parameters<typeof deployed>) {
      if (request.method === 'OPTIONS') response.setHeader('access-control-max-age', PREFLIGHT_SECONDS);
      else {
        if (!readCallBody(request)) unreadable.add(request);
        // The emulator has no keys to verify tokens with: there the platform reads them.
        if (process.env['FUNCTIONS_EMULATOR'] !== 'true') taken.set(request, takeCredentials(request));
      }
      return withRequestId(() => Reflect.apply(target, self, [request, response]));
    },
  });
}

/**
 * Removes the tokens of a request before the platform sees them: it would wait for certificates without end,
 * call unverifiable tokens forged, and log parsers' messages about a token.
 */
function takeCredentials({ headers }: Request): Credentials {
  const bearer = bearerOf(headers.authorization);
  const app = [headers['x-firebase-appcheck']].flat()[0];
  delete headers.authorization;
  delete headers['x-firebase-appcheck'];
  return { bearer, app };
}

/** Returns the session of a request's token; undefined without a token. */
async function sessionOf(name: string, { bearer }: Credentials): Promise<Session | undefined> {
  if (bearer === undefined) return undefined;
  try {
    const uid = await userOfToken(bearer);
    return uid === undefined ? undefined : { uid, rawToken: bearer };
  } catch (error) {
    throw toCallRefusal(name, error);
  }
}
