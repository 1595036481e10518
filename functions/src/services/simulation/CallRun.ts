import { getAddress, isAddress } from 'ethers/address';
import { z } from 'zod';
import type { LoggedEvent } from '../chain/Ledger.ts';

/** Logs of one call that are read: none that moves something for one person has as many. */
export const MOST_LOGS = 1_000;

/** Units of gas that a call may use: below what a transaction may have (EIP-7825), and what a block of every network has. */
export const CALL_GAS = 10_000_000n;

/** A number as JSON-RPC writes it. */
export function toQuantity(value: bigint): string {
  return `0x${value.toString(16)}`;
}

/** What a node says of a call that it ran. */
export interface CallRun {
  readonly succeeds: boolean;
  /** 0x-prefixed hex in lower case. */
  readonly output: string;
  readonly gasUsed: bigint | undefined;
  readonly logs: readonly LoggedEvent[];
  /** Wei that the sender has more, or less, without what the gas costs; undefined where it does not say. */
  readonly coin: { readonly wei: bigint; readonly isVerified: boolean } | undefined;
}

const lowerCase = (text: string) => text.toLowerCase();

/** Bytes as nodes write them. */
export const bytesSchema = z
  .string()
  .regex(/^0x([0-9a-fA-F]{2})*$/)
  .transform(lowerCase);

/** A log as nodes write it. */
export const logSchema = z.object({
  address: z
    .string()
    .refine(isAddress)
    .transform((address) => getAddress(address)),
  topics: z
    .array(
      z
        .string()
        .regex(/^0x[0-9a-fA-F]{64}$/)
        .transform(lowerCase),
    )
    .max(4),
  data: bytesSchema,
});
