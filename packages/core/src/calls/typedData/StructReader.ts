import type { TypedStruct, TypedValue } from './TypedData.ts';

/** Reads members of a struct whose type was compared before, so that each has the requested kind. */
export class StructReader {
  readonly #struct: TypedStruct;

  constructor(struct: TypedStruct) {
    this.#struct = struct;
  }

  number(name: string): bigint {
    const value = this.#value(name);
    if (typeof value !== 'bigint') throw new TypeError(`${name} is not a number`);
    return value;
  }

  /** An address, or bytes. */
  text(name: string): string {
    const value = this.#value(name);
    if (typeof value !== 'string') throw new TypeError(`${name} is not a text`);
    return value;
  }

  flag(name: string): boolean {
    return this.#value(name) === true;
  }

  struct(name: string): StructReader {
    return new StructReader(structOf(this.#value(name)));
  }

  structs(name: string): StructReader[] {
    const value = this.#value(name);
    if (!Array.isArray(value)) throw new TypeError(`${name} is not a list`);
    return value.map((one: TypedValue) => new StructReader(structOf(one)));
  }

  /** Returns the structs of a list, of lists in it, and so on. */
  leaves(name: string): StructReader[] {
    const value = this.#value(name);
    if (!Array.isArray(value)) throw new TypeError(`${name} is not a list`);
    const leaves = value.flat(Number.POSITIVE_INFINITY) as TypedValue[];
    return leaves.map((one) => new StructReader(structOf(one)));
  }

  #value(name: string): TypedValue | undefined {
    return this.#struct.fields.find((field) => field.name === name)?.value;
  }
}

function structOf(value: TypedValue | undefined): TypedStruct {
  if (typeof value !== 'object' || !('fields' in value)) throw new TypeError('A member is not a struct');
  return value;
}
