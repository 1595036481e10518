import { getAddress } from 'ethers/address';
import { isRecord } from './isRecord.ts';
import { isWellFormed } from './isWellFormed.ts';
import { elementType } from './memberType.ts';
import type { TypedStruct, TypedStructs, TypedValue } from './TypedData.ts';
import { TypedDataError } from './TypedDataError.ts';
import { typedDataLimits } from './typedDataLimits.ts';

const INTEGER = /^(u?int)(\d+)$/;
const FIXED_BYTES = /^bytes(\d+)$/;
const NUMBER_TEXT = /^(-?(0|[1-9]\d{0,77})|0x[0-9a-fA-F]{1,64})$/;

/** Reads the values of typed data by their types, and counts them. */
export class ValueReader {
  readonly #structs: TypedStructs;
  #count = 0;

  constructor(structs: TypedStructs) {
    this.#structs = structs;
  }

  /** Number of values read. */
  get count(): number {
    return this.#count;
  }

  /** @throws TypedDataError for a member without a value, or a value without a member */
  struct(struct: string, value: unknown, path: string, depth = 0): TypedStruct {
    const members = this.#structs.get(struct);
    if (!members) throw new TypedDataError('missingType', path);
    if (!isRecord(value)) throw new TypedDataError('value', path);
    const extra = Object.keys(value).find((name) => !members.some((member) => member.name === name));
    if (extra !== undefined) throw new TypedDataError('extraValue', `${path}.${extra}`);
    const fields = members.map(({ name, type }) => {
      const place = `${path}.${name}`;
      if (!Object.hasOwn(value, name)) throw new TypedDataError('missingValue', place);
      return { name, type, value: this.#value(type, value[name], place, depth + 1) };
    });
    return { struct, fields };
  }

  #value(type: string, value: unknown, path: string, depth: number): TypedValue {
    this.#count += 1;
    if (this.#count > typedDataLimits.values || depth > typedDataLimits.depth) {
      throw new TypedDataError('tooLarge', path);
    }
    if (value === null || value === undefined) throw new TypedDataError('missingValue', path);
    const list = elementType(type);
    if (!list)
      return this.#structs.has(type) ? this.struct(type, value, path, depth) : atom(type, value, path);
    if (!Array.isArray(value)) throw new TypedDataError('value', path);
    if (list.length !== undefined && value.length !== list.length) throw new TypedDataError('value', path);
    return value.map((one: unknown, place) => this.#value(list.element, one, `${path}[${place}]`, depth + 1));
  }
}

function atom(type: string, value: unknown, path: string): TypedValue {
  const read = readAtom(type, value);
  if (read === undefined) throw new TypedDataError('value', path);
  return read;
}

/** Returns undefined for a value the type cannot hold. */
function readAtom(type: string, value: unknown): string | bigint | boolean | undefined {
  if (type === 'bool') return typeof value === 'boolean' ? value : undefined;
  const [, sign, bits] = INTEGER.exec(type) ?? [];
  if (sign !== undefined) return readInteger(value, Number(bits), sign === 'int');
  if (typeof value !== 'string') return undefined;
  if (type === 'string') return isWellFormed(value) ? value : undefined;
  if (type === 'address') return addressOf(value);
  if (!/^0x([0-9a-fA-F]*)$/.test(value) || value.length % 2 !== 0) return undefined;
  const [, length] = FIXED_BYTES.exec(type) ?? [];
  return length === undefined || value.length === 2 + Number(length) * 2 ? value.toLowerCase() : undefined;
}

function readInteger(value: unknown, bits: number, isSigned: boolean): bigint | undefined {
  // JSON has no integers: beyond 2^53 a number may differ from the one written.
  const isNumber = typeof value === 'number' && Number.isSafeInteger(value) && !Object.is(value, -0);
  const isText = typeof value === 'string' && NUMBER_TEXT.test(value) && value !== '-0';
  if (!isNumber && !isText) return undefined;
  const number = BigInt(value);
  const range = 1n << BigInt(isSigned ? bits - 1 : bits);
  return number < range && number >= (isSigned ? -range : 0n) ? number : undefined;
}

function addressOf(value: string): string | undefined {
  if (!/^0x[0-9a-fA-F]{40}$/.test(value)) return undefined;
  try {
    return getAddress(value);
  } catch {
    return undefined;
  }
}
