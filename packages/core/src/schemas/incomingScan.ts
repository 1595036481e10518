import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { rpcNameSchema } from './fields.ts';

/** Accounts in one scan, at most. */
export const MAX_SCANNED_ACCOUNTS = 30;

/** Notifications that one question may acknowledge, and ids in one answer, at most. */
export const MAX_NOTIFIED = 100;

/** Accounts and networks to scan for incoming transfers. */
export const incomingQuestionSchema = z.strictObject({
  addresses: z
    .array(addressSchema)
    .min(1)
    .max(MAX_SCANNED_ACCOUNTS, `must hold at most ${MAX_SCANNED_ACCOUNTS} addresses`),
  networks: z.array(rpcNameSchema).min(1).max(20),
  /** True if the caller shows notifications; if false, a later call that does receives them. */
  wantsNotices: z.boolean().optional(),
  /**
   * Ids of recent notifications (`arrivedIds`), repeated in several questions, as one may be lost. Omitted:
   * nothing is acknowledged, and every reported transfer counts as notified.
   */
  told: z.array(z.string().max(250)).max(MAX_NOTIFIED).optional(),
});

/** Transfers listed in one answer, at most; the count is of all. */
export const MAX_NAMED = 5;

/** An incoming transfer, as a notification names it. */
const arrivedSchema = z.object({
  /** Id of its record. */
  id: z.string(),
  amount: z.string(),
  symbol: z.string(),
  /**
   * Contract and amount of an ERC-20 token, in the smallest unit; absent otherwise, and in older records
   * without them.
   */
  contract: z.string().optional(),
  units: z.string().optional(),
  /** Id of the network. */
  network: z.string(),
  /** Sender, and the receiving account; empty in older records without them. */
  from: z.string().default(''),
  to: z.string().default(''),
});

/** Result of a scan for incoming transfers; the transfers themselves are in the history. */
export const incomingAnswerSchema = z.object({
  /**
   * Certain incoming transfers of verified assets, newest first. Each is reported to only one call that wants
   * notifications, so that one of many tabs shows it, and again if it is not acknowledged (`told`).
   */
  arrived: z.array(arrivedSchema).max(MAX_NAMED),
  /** Number of all such transfers. */
  arrivedCount: z.number().int().nonnegative(),
  /** Ids of them, newest first. */
  arrivedIds: z.array(z.string()).max(MAX_NOTIFIED).default([]),
  /** True if some networks are not scanned up to their head: the next scan continues. */
  isCatchingUp: z.boolean(),
  /** Networks that did not answer in the last scan: incoming transfers there are unknown. */
  silent: z.array(z.string()),
  /**
   * Networks where only one of several nodes answered: the transfers are shown, and read again once another
   * node answers.
   */
  unconfirmed: z.array(z.string()).default([]),
  /** Networks that this call has scanned: others were scanned by another call a moment ago. Absent in older answers. */
  scanned: z.array(z.string()).optional(),
  /**
   * Networks whose scanner finds what comes to these accounts, and marks the user (`account_marks`): they need to be scanned
   * only after a mark, and from time to time.
   */
  watched: z.array(z.string()).default([]),
  /**
   * Networks whose scanner is behind: the call has read their blocks itself. With the last block that the scanner has read, and its time in
   * ms since 1970, if they are known.
   */
  late: z
    .array(z.object({ network: z.string(), block: z.number().optional(), at: z.number().optional() }))
    .default([]),
  /** Networks with earlier blocks left to read, each with the share that is read, from 0 to 1. */
  backfills: z.array(z.object({ network: z.string(), share: z.number().min(0).max(1) })).default([]),
  /** Accounts, as in the question, with more transfers today than fit: their history continues tomorrow. */
  tooBusy: z.array(z.string()).default([]),
});

export type IncomingQuestion = z.output<typeof incomingQuestionSchema>;
export type LateScan = IncomingAnswer['late'][number];
export type BackfillProgress = IncomingAnswer['backfills'][number];
export type Arrived = z.output<typeof arrivedSchema>;
export type IncomingAnswer = z.output<typeof incomingAnswerSchema>;
