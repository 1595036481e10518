import { z } from 'zod';
import { eventSchema } from '../chain/eventSchema.ts';
import type { LoggedEvent } from '../chain/Ledger.ts';

/** Logs of one call that are read: none that moves something for one person has as many. */
export const MAX_LOGS = 1_000;

/** What a node says of a call that it ran. */
export interface CallRun {
  readonly succeeds: boolean;
  /** 0x-prefixed hex in lower case; undefined where it does not say what the call returned. */
  readonly output: string | undefined;
  readonly gasUsed: bigint | undefined;
  readonly logs: readonly LoggedEvent[];
}

/** What was asked before a call and after it. */
export interface Readings {
  /** Wei that the sender has more, or less, without what the gas costs; undefined where that cannot be told. */
  readonly coin: bigint | undefined;
  /** In the order asked, 0x-prefixed hex; null where the contract's code failed. */
  readonly before: readonly (string | null)[];
  readonly after: readonly (string | null)[];
}

const lowerCase = (text: string) => text.toLowerCase();

/** Bytes as nodes write them. */
export const bytesSchema = z
  .string()
  .regex(/^0x([0-9a-fA-F]{2})*$/)
  .transform(lowerCase);

/** A log as nodes write it. */
export const logSchema = eventSchema.extend({ data: bytesSchema });
