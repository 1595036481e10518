import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { rpcNameSchema } from './fields.ts';

/** Accounts that one call may have looked after. */
export const MAX_SCANNED_ACCOUNTS = 30;

/** Notices that one question may say were given, and that one answer names by their ids. */
export const MAX_NOTIFIED = 100;

/** Of which own accounts is asked what came in, and on which networks. */
export const incomingQuestionSchema = z.strictObject({
  addresses: z
    .array(addressSchema)
    .min(1)
    .max(MAX_SCANNED_ACCOUNTS, `must hold at most ${MAX_SCANNED_ACCOUNTS} addresses`),
  networks: z.array(rpcNameSchema).min(1).max(20),
  /** Whether what came in is shown to somebody; if not, whoever wants it is told with a later call. */
  wantsNotices: z.boolean().optional(),
  /**
   * Ids of what was told lately (`arrivedIds`), said with several questions, as one may be lost. Whoever leaves it out acknowledges
   * nothing: what it is told counts as told.
   */
  told: z.array(z.string().max(250)).max(MAX_NOTIFIED).optional(),
});

/** Transfers that one answer names; the count is of all. */
export const MAX_NAMED = 5;

/** Something that came in, as a notice names it. */
const arrivedSchema = z.object({
  /** Of its record. */
  id: z.string(),
  amount: z.string(),
  symbol: z.string(),
  /** Of an ERC-20 token its contract and, in the smallest unit, how much came; absent otherwise, and where it was found before these were told. */
  contract: z.string().optional(),
  units: z.string().optional(),
  /** The network's id. */
  network: z.string(),
  /** Whom it came from, and the account it came to; empty where it was found before these were told. */
  from: z.string().default(''),
  to: z.string().default(''),
});

/** What a look at the networks brought; the transfers themselves are in the history. */
export const incomingAnswerSchema = z.object({
  /**
   * What came in for certain and was asked for (no unverified tokens), the newest first. Each transfer is told to one call alone, of
   * those that want notices, so that of many tabs one gives notice; and again where nobody acknowledges it (`told`).
   */
  arrived: z.array(arrivedSchema).max(MAX_NAMED),
  /** How many there are of them. */
  arrivedCount: z.number().int().nonnegative(),
  /** Their ids, the newest first. */
  arrivedIds: z.array(z.string()).max(MAX_NOTIFIED).default([]),
  /** Whether some networks are not read up to now: the next look goes on. */
  isCatchingUp: z.boolean(),
  /** The networks that did not answer when they were looked at last: whether something came in there is not known. */
  silent: z.array(z.string()),
  /** Networks of which one node alone of several answered: what came in is shown, and read again once another one answers. */
  unconfirmed: z.array(z.string()).default([]),
  /** Accounts, as they were asked for, that have had more today than is listed: their history goes on tomorrow. */
  tooBusy: z.array(z.string()).default([]),
});

export type IncomingQuestion = z.output<typeof incomingQuestionSchema>;
export type Arrived = z.output<typeof arrivedSchema>;
export type IncomingAnswer = z.output<typeof incomingAnswerSchema>;
