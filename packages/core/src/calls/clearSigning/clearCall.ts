import type { CallTransaction } from '../CallTransaction.ts';
import { loadClearSigning } from './loadClearSigning.ts';

/** A token's facts from a trusted source, not from its own contract alone. */
export interface KnownToken {
  readonly symbol: string;
  readonly decimals: number;
}

/** Facts that descriptors leave to the wallet; undefined where unknown. */
export interface ClearSigningFacts {
  /** Sender of the call. */
  readonly sender: string;
  readonly tokenAt: (address: string) => Promise<KnownToken | undefined>;
  /** Returns the user's name of an address: a contact, an account. */
  readonly nameOf?: (address: string) => Promise<string | undefined>;
  /** Returns the time of a block in seconds since 1970, for times given as block numbers. */
  readonly timeOfBlock?: (block: bigint) => Promise<number | undefined>;
}

/** One row of the description. */
export interface ClearField {
  readonly label: string;
  /** Displayed value: an amount with its symbol, a date, an address; the bare number for an unknown token. */
  readonly value: string;
  /** ERC-7730 format of the value; 'raw' if there was none. */
  readonly format: string;
}

/** A call in the words of the contract's own descriptor. */
export interface ClearCall {
  /** Purpose in a word or two, from the descriptor: English, not a text of our catalogue. */
  readonly intent: string;
  readonly fields: readonly ClearField[];
}

/**
 * Describes a call in the words of the public ERC-7730 registry, written by its contract's developers.
 *
 * The words are shown beside the result of `decodeCall`, never in its place. They apply to one contract on
 * one chain, and only if the bytes are exactly the encoding of the descriptor's function. Loads the registry
 * on first use.
 *
 * @returns undefined where the call has no descriptor, or its description fails
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
