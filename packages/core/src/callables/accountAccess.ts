import { z } from 'zod';
import { callableContract } from './CallableContract.ts';

const accessActions = ['endOtherSessions', 'signOutEverywhere', 'deleteAccount'] as const;

/**
 * Kinds of documents a deletion reports, in the order of the report; API requests and their counts are one
 * kind.
 */
export const removedKinds = [
  'addresses',
  'transactions',
  'contacts',
  'tokens',
  'apiKeys',
  'apiRequests',
  'other',
] as const;

/** Number of removed documents of each kind. */
export const removedSchema = z.record(z.enum(removedKinds), z.number().int().nonnegative());

export type Removed = z.output<typeof removedSchema>;

/**
 * Ends all sessions of the caller, this one included; or cleans up after sessions that Firebase has already
 * ended, by a new password or a reverted e-mail address; or removes all data of the caller, and then their
 * login.
 *
 * A deletion requires a sign-in within the last five minutes, or fails with the reason 'passwordNeeded'. It
 * can take several calls: while it is not done, the same call continues where the last one stopped.
 */
export const accountAccess = callableContract({
  name: 'accountAccess',
  input: z.strictObject({
    action: z.enum(accessActions, `must be one of ${accessActions.join(', ')}`),
    /** User whose account is meant: the call does nothing if another user has signed in meanwhile. */
    userId: z.string().min(1).max(128).optional(),
  }),
  output: z.strictObject({ isDone: z.boolean(), removed: removedSchema }),
});
