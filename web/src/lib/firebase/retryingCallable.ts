import type { CallableContract } from '@everything-wallet/core/callables/CallableContract';
import type { z } from 'zod';
import { callable } from './callable.ts';
import { CallableError } from './CallableError.ts';

/**
 * Wraps a callable for polling: after a rate-limit error it fails with the same error, without a request,
 * until the server's retry time is over.
 *
 * @throws CallableError
 */
export function retryingCallable<Input extends z.ZodType, Output extends z.ZodType>(
  contract: CallableContract<Input, Output>,
): (input: z.input<Input>) => Promise<z.output<Output>> {
  const call = callable(contract);
  let refused: { readonly error: CallableError; readonly until: number } | undefined;
  return async (input) => {
    if (refused && Date.now() < refused.until) throw refused.error;
    try {
      return await call(input);
    } catch (error) {
      if (error instanceof CallableError && error.retryAfterSeconds !== undefined) {
        refused = { error, until: Date.now() + error.retryAfterSeconds * 1_000 };
      }
      throw error;
    }
  };
}
