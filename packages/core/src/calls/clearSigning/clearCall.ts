import type { CallTransaction } from '../CallTransaction.ts';
import { loadClearSigning } from './loadClearSigning.ts';

/** What is told of a token by whoever knows it, and not by its own contract alone. */
export interface KnownToken {
  readonly symbol: string;
  readonly decimals: number;
}

/** Who knows what the descriptors leave to the wallet; undefined where it is not known. */
export interface ClearSigningFacts {
  /** Whose call it is. */
  readonly sender: string;
  readonly tokenAt: (address: string) => Promise<KnownToken | undefined>;
  /** What the person calls an address: a contact, an account. */
  readonly nameOf?: (address: string) => Promise<string | undefined>;
  /** Seconds since 1970 of a block, for times that are written as blocks. */
  readonly timeOfBlock?: (block: bigint) => Promise<number | undefined>;
}

/** One row of what is shown. */
export interface ClearField {
  readonly label: string;
  /** As it is shown: an amount with its symbol, a date, an address; the bare number where the token is not known. */
  readonly value: string;
  /** The format of ERC-7730 that it was written in; 'raw' where there was none. */
  readonly format: string;
}

/** A call in the words of the contract's own descriptor. */
export interface ClearCall {
  /** What it is for, in a word or two, as the descriptor has it: English, and no text of our catalogue. */
  readonly intent: string;
  readonly fields: readonly ClearField[];
}

/**
 * Says what a call does in the words of the public registry of ERC-7730, which its contract's makers wrote.
 *
 * The words stand beside what `decodeCall` says, never in its place. They are for one contract on one chain; where the registry has
 * none for it, or the bytes are not exactly what the descriptor's function writes, there are none. The registry is loaded when it is
 * asked for the first time.
 *
 * @returns undefined where nobody has described the call, or its description fails
 */
export async function clearCall(
  transaction: CallTransaction,
  facts: ClearSigningFacts,
): Promise<ClearCall | undefined> {
  const { to, data } = transaction;
  if (to === null || !/^0x[0-9a-f]{8,}$/i.test(data) || data.length % 2 !== 0) return undefined;
  const reader = await loadClearSigning();
  return reader.describe({ ...transaction, to, data: data.toLowerCase() }, facts);
}
