import type { LoggedEvent } from '../chain/Ledger.ts';
import { eventSchema, lowerBytesSchema } from '../chain/rpcSchemas.ts';

/** Logs of one call that are read: none that moves something for one person has as many. */
export const MAX_LOGS = 1_000;

/** Result of a call run by a node. */
export interface CallRun {
  readonly succeeds: boolean;
  /** 0x-prefixed hex in lower case; undefined if the node does not report the output. */
  readonly output: string | undefined;
  readonly gasUsed: bigint | undefined;
  readonly logs: readonly LoggedEvent[];
}

/** Values read before and after a call. */
export interface Readings {
  /** Change of the sender's coin in wei, without the gas cost; undefined if unknown. */
  readonly coin: bigint | undefined;
  /** In the order of the reads, 0x-prefixed hex; null if the contract's code failed. */
  readonly before: readonly (string | null)[];
  readonly after: readonly (string | null)[];
}

/** A log as nodes write it. */
export const logSchema = eventSchema.extend({ data: lowerBytesSchema });
