import { id } from 'ethers/hash';
import type { Call } from '../Call.ts';
import type { CallFacts } from '../CallFacts.ts';
import { tuple, type AbiType, type ValuesOf } from './abiTypes.ts';
import { NotCanonicalError } from './NotCanonicalError.ts';
import type { Words } from './Words.ts';

/** Context for reading a call, besides its arguments. */
export interface CallFrame {
  readonly contract: string;
  readonly value: bigint;
  /** EIP-155. */
  readonly chainId: number;
  readonly facts: CallFacts;
  /** Reads an inner call of the same contract. */
  readonly readInner: (data: string) => Call;
}

/** Reads the calls of one function. */
export interface CallReader<One> {
  /** Signature as hashed: `transfer(address,uint256)`. */
  readonly signature: string;
  /** First four bytes of that hash, 0x-prefixed. */
  readonly selector: string;
  /**
   * @param words the data after the selector
   * @returns undefined where the arguments are valid but their meaning is unknown
   * @throws NotCanonicalError where their encoding is not canonical
   */
  readonly read: (words: Words, frame: CallFrame) => One | undefined;
}

/** Builds a reader from a function's name, the types of its arguments and their meaning. */
export function callReader<const Types extends readonly AbiType<unknown>[], One>(
  name: string,
  types: Types,
  callOf: (values: ValuesOf<Types>, frame: CallFrame) => One | undefined,
): CallReader<One> {
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
