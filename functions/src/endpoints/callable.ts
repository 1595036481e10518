import { messages } from '@everything-wallet/core/messages/messages';
import type { CallableContract } from '@everything-wallet/core/callables/CallableContract';
import { onCall, type CallableFunction, type CallableOptions, type Request } from 'firebase-functions/https';
import type { z } from 'zod';
import { enforceAppCheckParam, phrasePepperSecret } from '../configuration.ts';
import type { CallCost } from '../services/limits/CallLimiter.ts';
import { callRefusal } from './callRefusal.ts';
import { handleCall, type Handler } from './handleCall.ts';
import { keepRequestsRaw } from './keepRequestsRaw.ts';
import { requireCurrentSession } from './requireCurrentSession.ts';
import { takeCall } from './takeCall.ts';
import { takeCallBody } from './takeCallBody.ts';

/**
 * For how long a browser need not ask again whether it may call: functions have another origin than the page, and without
 * it every poll is two requests. Chromium believes no longer time.
 */
const PREFLIGHT_SECONDS = '7200';

/** What every callable has to say of itself. */
export interface CallRules extends Pick<CallableOptions, 'secrets' | 'maxInstances'> {
  /** What a call counts against the limits of its caller; 'byService' where its service or its handler counts. */
  readonly counted: CallCost | 'byService';
  /** Whether it is refused to a session that was revoked and to a user who was disabled, as whatever changes something is. */
  readonly needsCurrentSession: boolean;
}

/**
 * A handler that may count the call itself.
 *
 * @param count fails with ServiceError 'resource-exhausted' where the caller has asked too much
 */
type CountingHandler<Input extends z.ZodType, Output extends z.ZodType> = (
  ...call: [...Parameters<Handler<Input, Output>>, count: (cost: CallCost) => Promise<void>]
) => ReturnType<Handler<Input, Output>>;

/** Makes a deployable function of a contract, its rules and a handler; the only way callables are made here. */
export function callable<Input extends z.ZodType, Output extends z.ZodType>(
  contract: CallableContract<Input, Output>,
  { counted, needsCurrentSession, secrets = [], ...options }: CallRules,
  handler: CountingHandler<Input, Output>,
): CallableFunction<unknown, Promise<z.output<Output>>> {
  const unreadable = new WeakSet<Request>();
  const deployed = onCall<unknown, Promise<z.output<Output>>>(
    // The key that addresses are counted under, and phrases digested with.
    { ...options, secrets: [phrasePepperSecret, ...secrets] },
    (request) => {
      if (unreadable.has(request.rawRequest)) {
        throw callRefusal('invalid-argument', messages['server.malformed'], { reason: 'malformed' });
      }
      // Asked here, since as an option the param would be read while functions are only being listed.
      if (enforceAppCheckParam.value() && !request.app) {
        throw callRefusal('unauthenticated', messages['server.appUnverified'], { reason: 'appUnverified' });
      }
      const count = (uid: string) => (cost: CallCost) => takeCall(uid, cost, request.rawRequest);
      const counting: Handler<Input, Output> = (input, uid) => handler(input, uid, count(uid));
      return handleCall(contract, counting, request, async ({ uid, rawToken }) => {
        if (counted !== 'byService') await count(uid)(counted);
        if (needsCurrentSession) await requireCurrentSession(rawToken);
      });
    },
  );
  keepRequestsRaw(contract.name);
  return new Proxy(deployed, {
    apply(target, self, [request, response]: Parameters<typeof deployed>) {
      if (request.method === 'OPTIONS') response.setHeader('access-control-max-age', PREFLIGHT_SECONDS);
      else if (!takeCallBody(request)) unreadable.add(request);
      return Reflect.apply(target, self, [request, response]);
    },
  });
}
