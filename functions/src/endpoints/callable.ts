import type { CallableContract } from '@everything-wallet/core/callables/CallableContract';
import { onCall, type CallableFunction, type CallableOptions } from 'firebase-functions/https';
import type { z } from 'zod';
import { enforceAppCheckParam } from '../app.ts';
import { handleCall, type Handler } from './handleCall.ts';

/** Makes a deployable function of a contract and a handler; the only way callables are made here. */
export function callable<Input extends z.ZodType, Output extends z.ZodType>(
  contract: CallableContract<Input, Output>,
  handler: Handler<Input, Output>,
  options: Pick<CallableOptions, 'secrets'> = {},
): CallableFunction<unknown, Promise<z.output<Output>>> {
  return onCall<unknown, Promise<z.output<Output>>>(
    { ...options, enforceAppCheck: enforceAppCheckParam },
    (request) => handleCall(contract, handler, request),
  );
}
