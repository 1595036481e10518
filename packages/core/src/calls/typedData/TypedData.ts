/** A member of a struct, as EIP-712 declares it. */
export interface TypedMember {
  readonly name: string;
  readonly type: string;
}

/** Structs by name. */
export type TypedStructs = ReadonlyMap<string, readonly TypedMember[]>;

/** A struct's values, in the order of its type. */
export interface TypedStruct {
  readonly struct: string;
  readonly fields: readonly TypedField[];
}

/** A member with its value. */
export interface TypedField extends TypedMember {
  readonly value: TypedValue;
}

/**
 * A value in the one form that is shown and hashed: integers as `bigint`, addresses with their checksum (EIP-55), bytes as lower-case
 * hex, texts as they are.
 */
export type TypedValue = string | bigint | boolean | TypedStruct | readonly TypedValue[];

/** Typed data, checked (EIP-712). */
export interface TypedData {
  readonly structs: TypedStructs;
  /** The struct `EIP712Domain`. */
  readonly domain: TypedStruct;
  /** What is signed; undefined where the domain is all of it. */
  readonly message: TypedStruct | undefined;
  /** EIP-155 chain id of the domain; undefined where it has none, and so holds on every chain. */
  readonly chainId: bigint | undefined;
}
