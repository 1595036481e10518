import { getAddress } from 'ethers/address';
import { callLimits } from '../callLimits.ts';
import { NotCanonicalError } from './NotCanonicalError.ts';
import { WORD, type Words } from './Words.ts';

/** A value and its size in bytes in place. */
interface Read<Value> {
  readonly value: Value;
  readonly length: number;
}

/**
 * A type of the Contract ABI Specification, read only in the canonical form that compilers and libraries
 * write: dynamic parts follow in order, without gaps, and padding bits are 0. Anything else is rejected,
 * although contracts would accept some of it.
 */
export interface AbiType<Value> {
  /** Name in a signature. */
  readonly name: string;
  readonly isDynamic: boolean;
  /** Size in bytes if static. */
  readonly size: number;
  readonly read: (words: Words, at: number) => Read<Value>;
}

/** Values of a list of types. */
export type ValuesOf<Types extends readonly AbiType<unknown>[]> = {
  readonly [Place in keyof Types]: Types[Place] extends AbiType<infer Value> ? Value : never;
};

function word<Value>(name: string, valueOf: (number: bigint) => Value): AbiType<Value> {
  return {
    name,
    isDynamic: false,
    size: WORD,
    read: (words, at) => ({ value: valueOf(words.number(at)), length: WORD }),
  };
}

/** An unsigned integer of the given bits. */
export function uint(bits: number): AbiType<bigint> {
  return word(`uint${bits}`, (number) => within(number, bits));
}

/** An unsigned integer small enough for a number. */
export function smallUint(bits: 8 | 24): AbiType<number> {
  return word(`uint${bits}`, (number) => Number(within(number, bits)));
}

/** A checksum address (EIP-55). */
export const address: AbiType<string> = word('address', (number) =>
  getAddress(`0x${within(number, 160).toString(16).padStart(40, '0')}`),
);

/** 0 or 1. */
export const bool: AbiType<boolean> = word('bool', (number) => within(number, 1) === 1n);

/** 32 bytes, 0x-prefixed. */
export const bytes32: AbiType<string> = word(
  'bytes32',
  (number) => `0x${number.toString(16).padStart(64, '0')}`,
);

/** Any number of bytes, 0x-prefixed. */
export const bytes: AbiType<string> = {
  name: 'bytes',
  isDynamic: true,
  size: WORD,
  read: (words, at) => {
    const length = words.count(at);
    const padded = Math.ceil(length / WORD) * WORD;
    const hex = words.hex(at + WORD, padded);
    if (/[^0]/.test(hex.slice(length * 2))) throw new NotCanonicalError();
    return { value: `0x${hex.slice(0, length * 2)}`, length: WORD + padded };
  },
};

/** A list of one type with a limited number of elements. */
export function array<Value>(
  element: AbiType<Value>,
  maxElements: number = callLimits.elements,
): AbiType<readonly Value[]> {
  return {
    name: `${element.name}[]`,
    isDynamic: true,
    size: WORD,
    read: (words, at) => {
      const count = words.count(at);
      if (count > maxElements) throw new NotCanonicalError('tooLarge');
      const { values, length } = readInOrder(words, at + WORD, Array<AbiType<Value>>(count).fill(element));
      return { value: values, length: WORD + length };
    },
  };
}

/** Several types in order, such as a struct or all arguments of a call. */
export function tuple<const Types extends readonly AbiType<unknown>[]>(
  types: Types,
): AbiType<ValuesOf<Types>> {
  const isDynamic = types.some((type) => type.isDynamic);
  return {
    name: `(${types.map(({ name }) => name).join(',')})`,
    isDynamic,
    size: isDynamic ? WORD : headOf(types),
    read: (words, at) => {
      const { values, length } = readInOrder<unknown>(words, at, types);
      // Each value was read by the type at its place.
      return { value: values as unknown as ValuesOf<Types>, length };
    },
  };
}

function within(number: bigint, bits: number): bigint {
  if (number >> BigInt(bits) !== 0n) throw new NotCanonicalError();
  return number;
}

/** Returns the bytes of the head: static values and the offsets of dynamic ones. */
function headOf(types: readonly AbiType<unknown>[]): number {
  return types.reduce((sum, { size }) => sum + size, 0);
}

/** Reads values with offsets relative to `base`: each dynamic one must begin where the previous one ends. */
function readInOrder<Value>(
  words: Words,
  base: number,
  types: readonly AbiType<Value>[],
): { readonly values: Value[]; readonly length: number } {
  let head = base;
  let end = base + headOf(types);
  const values = types.map((type) => {
    if (type.isDynamic && words.count(head) !== end - base) throw new NotCanonicalError();
    const { value, length } = type.read(words, type.isDynamic ? end : head);
    head += type.size;
    if (type.isDynamic) end += length;
    return value;
  });
  return { values, length: end - base };
}
