import { keccak256 } from 'ethers/crypto';
import { concat, toBeHex, toUtf8Bytes, zeroPadBytes, zeroPadValue } from 'ethers/utils';
import { encodeType } from './encodeType.ts';
import { elementType } from './memberType.ts';
import type { TypedData, TypedStruct, TypedValue } from './TypedData.ts';

/** The three digests of typed data that other devices show too (ERC-8213); each 32 bytes, 0x-prefixed. */
export interface TypedDataDigests {
  /** hashStruct of the domain. */
  readonly domainHash: string;
  /** hashStruct of the message; undefined if only the domain is signed. */
  readonly messageHash: string | undefined;
  /** Signed digest. */
  readonly digest: string;
}

/** Hashes typed data (EIP-712). */
export function hashTypedData({ structs, domain, message }: TypedData): TypedDataDigests {
  const typeHashes = new Map(
    [...structs.keys()].map((name) => [name, keccak256(toUtf8Bytes(encodeType(structs, name)))]),
  );
  const domainHash = hashStruct(typeHashes, domain);
  const messageHash = message && hashStruct(typeHashes, message);
  const digest = keccak256(concat(['0x1901', domainHash, messageHash ?? '0x']));
  return { domainHash, messageHash, digest };
}

/**
 * Type hash of each struct by name: computed once, since there may be thousands of values of one with
 * hundreds of members.
 */
type TypeHashes = ReadonlyMap<string, string>;

function hashStruct(typeHashes: TypeHashes, { struct, fields }: TypedStruct): string {
  const values = fields.map(({ type, value }) => encodeValue(typeHashes, type, value));
  return keccak256(concat([typeHashes.get(struct) ?? '', ...values]));
}

/** Encodes a value in 32 bytes (EIP-712, definition of encodeData). */
function encodeValue(typeHashes: TypeHashes, type: string, value: TypedValue): string {
  if (typeof value === 'bigint') return toBeHex(BigInt.asUintN(256, value), 32);
  if (typeof value === 'boolean') return toBeHex(value ? 1 : 0, 32);
  if (typeof value === 'string') return encodeText(type, value);
  if (!isList(value)) return hashStruct(typeHashes, value);
  const element = elementType(type)?.element ?? '';
  return keccak256(concat(value.map((one) => encodeValue(typeHashes, element, one))));
}

function encodeText(type: string, value: string): string {
  if (type === 'string') return keccak256(toUtf8Bytes(value));
  if (type === 'bytes') return keccak256(value);
  return type === 'address' ? zeroPadValue(value, 32) : zeroPadBytes(value, 32);
}

function isList(value: TypedStruct | readonly TypedValue[]): value is readonly TypedValue[] {
  return Array.isArray(value);
}
