import { id } from 'ethers/hash';
import type { Call } from '../Call.ts';
import type { CallFacts } from '../CallFacts.ts';
import { tuple, type AbiType, type ValuesOf } from './abiTypes.ts';
import { NotCanonicalError } from './NotCanonicalError.ts';
import type { Words } from './Words.ts';

/** What a call is read with, beside its arguments. */
export interface CallFrame {
  readonly contract: string;
  readonly value: bigint;
  /** EIP-155. */
  readonly chainId: number;
  readonly facts: CallFacts;
  /** Reads a call of the same contract inside this one. */
  readonly readInner: (data: string) => Call;
}

/** Reads one function's calls. */
export interface CallReader {
  /** As it is hashed: `transfer(address,uint256)`. */
  readonly signature: string;
  /** Four bytes of that hash, 0x-prefixed. */
  readonly selector: string;
  /**
   * @param words everything behind the selector
   * @returns undefined where the arguments are sound and mean nothing that is known
   * @throws NotCanonicalError where they are not written as they should be
   */
  readonly read: (words: Words, frame: CallFrame) => Call | undefined;
}

/** Makes a reader of a function's name, the types of its arguments, and what they mean. */
export function callReader<const Types extends readonly AbiType<unknown>[]>(
  name: string,
  types: Types,
  callOf: (values: ValuesOf<Types>, frame: CallFrame) => Call | undefined,
): CallReader {
  const parameters = tuple(types);
  const signature = `${name}${parameters.name}`;
  return {
    signature,
    selector: id(signature).slice(0, 10),
    read: (words, frame) => {
      const { value, length } = parameters.read(words, 0);
      if (length !== words.length) throw new NotCanonicalError();
      return callOf(value, frame);
    },
  };
}
