import { z } from 'zod';
import { pushSubscriptionSchema } from '../schemas/pushSubscription.ts';
import { callableContract } from './CallableContract.ts';

const accessActions = [
  'endOtherSessions',
  'signOutEverywhere',
  'deleteAccount',
  'pushKey',
  'subscribePush',
  'unsubscribePush',
] as const;

/** Accounts that a subscription may name; with more, it has to be for all. */
const MAX_PUSH_ACCOUNTS = 500;

/** User whose account is meant: the call does nothing if another user has signed in meanwhile. */
const userIdSchema = z.string().min(1).max(128).optional();

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
 * ended, by a new password or a reverted e-mail address; both end the pushes to their browsers; or removes all data of the caller, and then their
 * login.
 *
 * A deletion requires a sign-in within the last five minutes, or fails with the reason 'passwordNeeded'. It
 * can take several calls: while it is not done, the same call continues where the last one stopped.
 *
 * Also turns notifications of the caller's browser on and off, while the wallet is closed there: 'pushKey' returns the key to subscribe
 * with, or fails if the deployment sends no pushes; 'subscribePush' replaces a subscription with the same endpoint.
 */
export const accountAccess = callableContract({
  name: 'accountAccess',
  input: z.discriminatedUnion(
    'action',
    [
      z.strictObject({
        action: z.enum(['signOutEverywhere', 'deleteAccount', 'pushKey']),
        userId: userIdSchema,
      }),
      z.strictObject({
        action: z.literal('endOtherSessions'),
        userId: userIdSchema,
        /** Push subscription of this browser, which remains. */
        endpoint: pushSubscriptionSchema.shape.endpoint.optional(),
      }),
      z.strictObject({
        action: z.literal('subscribePush'),
        userId: userIdSchema,
        subscription: pushSubscriptionSchema,
        /** Addresses of accounts; null for all, also those that are added later. */
        accounts: z
          .array(z.string().regex(/^0x[\da-fA-F]{40}$/, 'must be 0x and 40 hex digits'))
          .min(1)
          .max(MAX_PUSH_ACCOUNTS, `must be at most ${MAX_PUSH_ACCOUNTS} accounts`)
          .nullable(),
      }),
      z.strictObject({
        action: z.literal('unsubscribePush'),
        userId: userIdSchema,
        endpoint: pushSubscriptionSchema.shape.endpoint,
      }),
    ],
    { error: `must be one of ${accessActions.join(', ')}` },
  ),
  output: z.strictObject({
    isDone: z.boolean(),
    removed: removedSchema,
    /** Answer to 'pushKey'. */
    push: z
      .strictObject({
        /** Public VAPID key (RFC 8292): 65 bytes in base64url. */
        key: z.string().regex(/^B[\w-]{86}$/),
        /** Networks with a scanner, by rpcName: on others there are no pushes. */
        networks: z.array(z.string()).min(1),
      })
      .optional(),
  }),
});
