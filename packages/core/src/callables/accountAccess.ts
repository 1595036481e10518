import { z } from 'zod';
import { callableContract } from './CallableContract.ts';

const accessActions = ['endOtherSessions', 'signOutEverywhere', 'deleteAccount'] as const;

/** What a deletion tells of, in the order in which it is told; requests of programs, and the counts of them, together. */
export const removedKinds = [
  'addresses',
  'transactions',
  'contacts',
  'tokens',
  'apiKeys',
  'apiRequests',
  'other',
] as const;

/** How many documents of each kind were removed. */
export const removedSchema = z.record(z.enum(removedKinds), z.number().int().nonnegative());

export type Removed = z.output<typeof removedSchema>;

/**
 * Ends all sessions of the caller, this one included; or what sessions may still write that Firebase has ended already, by a
 * new password or an address that was taken back; or removes everything that is kept of the caller, and then their login.
 *
 * A deletion asks for a sign-in of the last five minutes, or refuses with the reason 'passwordNeeded'. It takes as long as
 * there is much to remove: while it is not done, the same call goes on where the last one stopped.
 */
export const accountAccess = callableContract({
  name: 'accountAccess',
  input: z.strictObject({
    action: z.enum(accessActions, `must be one of ${accessActions.join(', ')}`),
    /** Whose account is meant: where somebody else has signed in meanwhile, nothing is done. */
    userId: z.string().min(1).max(128).optional(),
  }),
  output: z.strictObject({ isDone: z.boolean(), removed: removedSchema }),
});
