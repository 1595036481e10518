/** Member of a struct, as EIP-712 declares it. */
export interface TypedMember {
  readonly name: string;
  readonly type: string;
}

/** Structs by name. */
export type TypedStructs = ReadonlyMap<string, readonly TypedMember[]>;

/** Values of a struct, in the order of its type. */
export interface TypedStruct {
  readonly struct: string;
  readonly fields: readonly TypedField[];
}

/** Member with its value. */
export interface TypedField extends TypedMember {
  readonly value: TypedValue;
}

/**
 * Value in the one form that is shown and hashed: integers as `bigint`, addresses with their checksum
 * (EIP-55), bytes as lower-case hex, texts unchanged.
 */
export type TypedValue = string | bigint | boolean | TypedStruct | readonly TypedValue[];

/** Checked typed data (EIP-712). */
export interface TypedData {
  readonly structs: TypedStructs;
  /** The struct `EIP712Domain`. */
  readonly domain: TypedStruct;
  /** Signed message; undefined if only the domain is signed. */
  readonly message: TypedStruct | undefined;
  /** EIP-155 chain id of the domain; undefined if it has none, and is valid on every chain. */
  readonly chainId: bigint | undefined;
}
