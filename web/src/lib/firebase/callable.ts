import type { CallableContract } from '@everything-wallet/core/callables/CallableContract';
import { failureDetailsOf } from '@everything-wallet/core/callables/failureReason';
import { FirebaseError } from 'firebase/app';
import { httpsCallable } from 'firebase/functions';
import type { z } from 'zod';
import { refusalSentence } from '../text/refusalSentence.ts';
import { CallableError } from './CallableError.ts';
import { firebaseServices } from './firebaseServices.ts';

/** Long enough for a server that tries two RPC endpoints, short enough for a waiting user. */
const DEFAULT_TIMEOUT_MS = 20_000;

/**
 * Creates a function that calls a callable by its contract and validates the answer. It sends nothing if no user
 * is signed in.
 *
 * @param timeout ms until the call fails
 * @throws CallableError on every failure, including an answer that does not match the contract
 */
export function callable<Input extends z.ZodType, Output extends z.ZodType>(
  contract: CallableContract<Input, Output>,
  timeout: number = DEFAULT_TIMEOUT_MS,
): (input: z.input<Input>) => Promise<z.output<Output>> {
  return async (input) => {
    const { auth, functions } = await firebaseServices();
    // The session may end between the decision to call and here; the server refuses every request without one.
    if (auth.currentUser === null) await auth.authStateReady();
    if (auth.currentUser === null) throw signedOutError();
    const call = httpsCallable(functions, contract.name, { timeout });
    const answer = await call(withoutUndefined(input)).catch((error: unknown) => {
      const code = error instanceof FirebaseError ? error.code.replace('functions/', '') : 'internal';
      const message = error instanceof Error ? error.message : '';
      const details = failureDetailsOf((error as { details?: unknown } | undefined)?.details);
      // The server learns before the SDK that a session was revoked elsewhere; a reload of the user makes the
      // SDK sign out.
      if (details?.reason === 'signInNeeded') void auth.currentUser?.reload().catch(() => undefined);
      throw new CallableError(code, message, { cause: error, ...details });
    });
    const parsed = contract.output.safeParse(answer.data);
    if (!parsed.success)
      throw new CallableError('data-loss', 'The answer is malformed', { cause: parsed.error });
    return parsed.data;
  };
}

/** The refusal that the server would send. */
function signedOutError(): CallableError {
  const sentence = refusalSentence({ id: 'server.signIn' }, undefined) ?? '';
  return new CallableError('unauthenticated', sentence, { reason: 'signInNeeded' });
}

/**
 * Removes undefined fields at any depth: the SDK writes undefined as null, which no schema accepts as absent.
 */
function withoutUndefined(input: unknown): unknown {
  if (Array.isArray(input)) return input.map(withoutUndefined);
  if (typeof input !== 'object' || input === null) return input;
  const stated = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(stated.map(([name, value]) => [name, withoutUndefined(value)]));
}
