import { createContract, Decoder, parseAbiItem } from 'micro-eth-signer/abi.js';
import { functionLabels } from './functionLabels.ts';

/** An argument as the independent library reads it: numbers as `bigint`, addresses and bytes as lower-case hex. */
export type Argument = bigint | boolean | string | readonly Argument[];

interface Encoder {
  readonly encodeInput: (values?: unknown) => Uint8Array;
}

/** Any contract: the library caches by address. */
const CONTRACT = `0x${'11'.repeat(20)}`;

/**
 * Encodes and decodes calls with an ABI library that is independent of the product's decoder and builders
 * (micro-eth-signer).
 */
export class AbiOracle {
  readonly #encoders = new Map<string, Encoder>();
  readonly #decoders = new Map<string, { decoder: Decoder; signature: string }>();

  constructor() {
    for (const signature of functionLabels.keys()) {
      const item = parseAbiItem(`function ${signature}`);
      const encoder = Object.values(createContract([item]) as unknown as Record<string, Encoder>)[0];
      if (!encoder) throw new TypeError(`The library has no ${signature}`);
      this.#encoders.set(signature, encoder);
      const decoder = new Decoder();
      decoder.add(CONTRACT, [item]);
      this.#decoders.set(selectorOf(encoder, signature), { decoder, signature });
    }
  }

  /** @param values arguments in order; a struct is a list */
  encode(signature: string, values: readonly Argument[]): string {
    const encoder = this.#encoders.get(signature);
    if (!encoder) throw new TypeError(`No ${signature}`);
    const given = typesOf(signature).map((type, place) => libraryValue(type, values[place]));
    return hexOf(encoder.encodeInput(given.length < 2 ? given[0] : given));
  }

  /** The function that a call begins like; undefined for an unknown one. */
  signatureOf(data: string): string | undefined {
    return this.#decoders.get(data.slice(0, 10))?.signature;
  }

  /**
   * Decodes the arguments of a call whose bytes equal the library's own encoding.
   *
   * @returns undefined for any other call
   */
  decode(data: string): readonly Argument[] | undefined {
    const known = this.#decoders.get(data.slice(0, 10));
    if (!known) return undefined;
    const { decoder, signature } = known;
    const types = typesOf(signature);
    try {
      const bytes = Uint8Array.from(Buffer.from(data.slice(2), 'hex'));
      const read = decoder.decode(CONTRACT, bytes, {});
      if (!read || Array.isArray(read)) return undefined;
      const value: unknown = read.value;
      const list = types.length < 2 ? (types.length === 0 ? [] : [value]) : (value as unknown[]);
      const values = list.map(argumentOf);
      return this.encode(signature, values) === data ? values : undefined;
    } catch {
      return undefined;
    }
  }
}

function selectorOf(encoder: Encoder, signature: string): string {
  const zeros = typesOf(signature).map(zeroOf);
  return hexOf(encoder.encodeInput(zeros.length < 2 ? zeros[0] : zeros)).slice(0, 10);
}

/** The types of a signature, or of a struct: parted at the commas that stand in no struct. */
export function typesOf(signature: string): readonly string[] {
  const list = signature.slice(signature.indexOf('(') + 1, -1);
  const types: string[] = [];
  for (const part of list === '' ? [] : list.split(',')) {
    const last = types.at(-1);
    // A struct that has not ended goes on behind the comma.
    const isOpen = last !== undefined && last.split('(').length > last.split(')').length;
    types.splice(isOpen ? -1 : types.length, isOpen ? 1 : 0, isOpen ? `${last},${part}` : part);
  }
  return types;
}

function zeroOf(type: string): unknown {
  if (type.endsWith('[]')) return [];
  if (type.startsWith('(')) return typesOf(type).map(zeroOf);
  if (type === 'bytes') return new Uint8Array();
  if (type === 'bytes32') return new Uint8Array(32);
  if (type === 'address') return CONTRACT;
  return type === 'bool' ? false : 0n;
}

/** A value as the library takes it. */
function libraryValue(type: string, value: Argument | undefined): unknown {
  if (Array.isArray(value)) {
    const list = value as readonly Argument[];
    if (type.endsWith('[]')) return list.map((one) => libraryValue(type.slice(0, -2), one));
    const types = typesOf(type);
    return list.map((one, place) => libraryValue(types[place] ?? '', one));
  }
  if (type.startsWith('bytes')) return Uint8Array.from(Buffer.from(String(value).slice(2), 'hex'));
  return value;
}

function argumentOf(value: unknown): Argument {
  if (typeof value === 'bigint' || typeof value === 'boolean') return value;
  if (typeof value === 'string') return value.toLowerCase();
  if (value instanceof Uint8Array) return hexOf(value);
  if (Array.isArray(value)) return value.map(argumentOf);
  if (typeof value === 'number') return BigInt(value);
  throw new TypeError('The library read what is no argument');
}

function hexOf(bytes: Uint8Array): string {
  return `0x${Buffer.from(bytes).toString('hex')}`;
}
