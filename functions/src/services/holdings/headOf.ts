import type { Head } from './Reading.ts';

/** Seconds since 1970 beyond which no date can be written (ECMA-262, Time Values). */
const MAX_SECONDS = 8_640_000_000_000n;

/** The block that a node names; undefined where its number or time cannot be. */
export function headOf(number: bigint | undefined, seconds: bigint | undefined): Head | undefined {
  if (number === undefined || number > BigInt(Number.MAX_SAFE_INTEGER)) return undefined;
  if (seconds === undefined || seconds > MAX_SECONDS) return undefined;
  return { number: Number(number), time: Number(seconds) * 1_000 };
}
