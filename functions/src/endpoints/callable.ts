import { messages } from '@everything-wallet/core/messages/messages';
import type { CallableContract } from '@everything-wallet/core/callables/CallableContract';
import type { FailureDetails } from '@everything-wallet/core/callables/failureReason';
import { HttpsError, onCall, type CallableFunction, type CallableOptions } from 'firebase-functions/https';
import type { z } from 'zod';
import { enforceAppCheckParam } from '../configuration.ts';
import { handleCall, type Handler } from './handleCall.ts';

/** Makes a deployable function of a contract and a handler; the only way callables are made here. */
export function callable<Input extends z.ZodType, Output extends z.ZodType>(
  contract: CallableContract<Input, Output>,
  handler: Handler<Input, Output>,
  options: Pick<CallableOptions, 'secrets' | 'maxInstances'> = {},
): CallableFunction<unknown, Promise<z.output<Output>>> {
  return onCall<unknown, Promise<z.output<Output>>>(options, (request) => {
    // Asked here, since as an option the param would be read while functions are only being listed.
    if (enforceAppCheckParam.value() && !request.app) {
      const details: FailureDetails = { reason: 'appUnverified' };
      throw new HttpsError('unauthenticated', messages['server.appUnverified'], details);
    }
    return handleCall(contract, handler, request);
  });
}
