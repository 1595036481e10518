import type { CallableContract } from '@everything-wallet/core/callables/CallableContract';
import type { z } from 'zod';
import { ServiceError } from '../errors/ServiceError.ts';
import { describeProblem } from '../requests/describeProblem.ts';
import { toHttpsError } from './toHttpsError.ts';
import { toCallRefusal } from './toCallRefusal.ts';

/** Signed-in user, and the ID token that proves it. */
export interface Session {
  readonly uid: string;
  readonly rawToken: string;
}

/** The part of a callable request that handlers depend on. */
export interface Call {
  readonly auth?: Session | undefined;
  readonly data: unknown;
}

/** Handles checked input for a signed-in user. */
export type Handler<Input extends z.ZodType, Output extends z.ZodType> = (
  input: z.output<Input>,
  userId: string,
) => Promise<z.input<Output>>;

/**
 * Runs a callable: checks that the caller is signed in, the input well-formed, and the call admitted, then
 * runs the handler, and checks the output against the contract.
 *
 * @param admit counts the call and checks the session; rejects with a ServiceError
 * @throws HttpsError with the reason in its details: 'unauthenticated' before the input is read,
 * 'invalid-argument' with one sentence naming the field, the code, sentence and reason of a ServiceError; or
 * 'internal' with a generic sentence and no reason for anything else
 */
export async function handleCall<Input extends z.ZodType, Output extends z.ZodType>(
  contract: CallableContract<Input, Output>,
  handler: Handler<Input, Output>,
  call: Call,
  admit: (session: Session) => Promise<void>,
): Promise<z.output<Output>> {
  if (!call.auth) {
    throw toHttpsError(new ServiceError('unauthenticated', 'server.signIn', { reason: 'signInNeeded' }));
  }
  // The callable protocol writes a call without an argument as null.
  const data = call.data ?? {};
  const input = contract.input.safeParse(data);
  if (!input.success) {
    const [issue] = input.error.issues;
    const text = issue ? { sentence: describeProblem(issue, data) } : 'server.malformed';
    throw toHttpsError(new ServiceError('invalid-argument', text, { reason: 'malformed' }));
  }
  try {
    await admit(call.auth);
    return contract.output.parse(await handler(input.data, call.auth.uid));
  } catch (error) {
    throw toCallRefusal(contract.name, error);
  }
}
