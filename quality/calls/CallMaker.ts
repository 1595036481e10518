import type { AbiOracle, Argument } from './AbiOracle.ts';
import { typesOf } from './AbiOracle.ts';
import { functionLabels } from './functionLabels.ts';

const SIGNATURES = [...functionLabels.keys()];

/** Makes and corrupts calls, reproducibly by its random source. */
export class CallMaker {
  readonly #oracle: AbiOracle;
  readonly #random: () => number;

  /** @param random from 0 up to 1 */
  constructor(oracle: AbiOracle, random: () => number) {
    this.#oracle = oracle;
    this.#random = random;
  }

  /** Makes a call of a random function, with ordinary or edge-case arguments. */
  make(depth = 0): string {
    return this.makeOf(this.#one(SIGNATURES), depth);
  }

  makeOf(signature: string, depth = 0): string {
    const isPath = /^exact(In|Out)put\(/.test(signature);
    const isMulticall = signature.startsWith('multicall');
    const valueOf = (type: string): Argument => {
      if (type === 'bytes[]') return isMulticall && depth < 3 ? this.#inner(depth) : [];
      if (type.endsWith('[]'))
        return this.#list(type === 'address[]' ? 2 : 0, () => valueOf(type.slice(0, -2)));
      if (type.startsWith('(')) return typesOf(type).map(valueOf);
      if (type === 'bytes' && isPath) return this.#path();
      return this.#atom(type);
    };
    return this.#oracle.encode(signature, typesOf(signature).map(valueOf));
  }

  /** Corrupts a call in one of the ways of an accident or an attacker. */
  spoil(data: string): { readonly how: string; readonly data: string } {
    const how = this.#one([
      'untouched',
      'bit',
      'bits',
      'byte',
      'cut',
      'padded',
      'words swapped',
      'word repeated',
      'word pointed elsewhere',
      'word of ones',
      'selector',
      'nested',
      'nested deep',
    ] as const);
    return { how, data: this.#spoilt(how, data) };
  }

  #spoilt(how: string, data: string): string {
    const bytes = Buffer.from(data.slice(2), 'hex');
    const words = Math.floor((bytes.length - 4) / 32);
    const word = () => 4 + 32 * this.#below(Math.max(words, 1));
    switch (how) {
      case 'bit':
        this.#flipBits(bytes, 1);
        break;
      case 'bits':
        this.#flipBits(bytes, 1 + this.#below(8));
        break;
      case 'byte':
        bytes[this.#below(bytes.length)] = this.#below(256);
        break;
      case 'cut':
        return hexOf(bytes.subarray(0, this.#below(bytes.length)));
      case 'padded':
        return hexOf(Buffer.concat([bytes, Buffer.alloc(1 + this.#below(64), this.#below(2))]));
      case 'words swapped':
      case 'word repeated': {
        if (words < 2) break;
        const [one, other] = [word(), word()];
        const kept = Buffer.from(bytes.subarray(one, one + 32));
        bytes.copyWithin(one, other, other + 32);
        if (how === 'words swapped') kept.copy(bytes, other);
        break;
      }
      case 'word pointed elsewhere':
      case 'word of ones': {
        if (words < 1) break;
        const at = word();
        bytes.fill(how === 'word of ones' ? 255 : 0, at, at + 32);
        if (how !== 'word of ones') bytes.writeUInt16BE(32 * this.#below(words + 2), at + 30);
        break;
      }
      case 'selector':
        Buffer.from(this.make().slice(2, 10), 'hex').copy(bytes);
        break;
      case 'nested':
        return this.#nest(this.#random() < 0.5 ? data : this.spoil(data).data);
      case 'nested deep':
        return this.#nestDeep(data);
      default:
        return data;
    }
    return hexOf(bytes);
  }

  #flipBits(bytes: Buffer, count: number): void {
    for (let times = count; times > 0; times -= 1) {
      const at = this.#below(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << this.#below(8));
    }
  }

  #nestDeep(data: string): string {
    let deep = data;
    for (let times = 2 + this.#below(100); times > 0 && deep.length < 100_000; times -= 1)
      deep = this.#nest(deep);
    return deep;
  }

  #nest(data: string): string {
    return this.#random() < 0.5
      ? this.#oracle.encode('multicall(bytes[])', [[data]])
      : this.#oracle.encode('multicall(uint256,bytes[])', [1_800_000_000n, [data, this.make(3)]]);
  }

  #inner(depth: number): readonly Argument[] {
    return this.#list(0, () => this.make(depth + 1));
  }

  #atom(type: string): Argument {
    if (type === 'address') return this.#address();
    if (type === 'bool') return this.#random() < 0.5;
    if (type === 'bytes32') return this.#bytes(32);
    if (type === 'bytes') return this.#bytes(this.#below(70));
    return this.#number(Number(type.slice(4)));
  }

  #number(bits: number): bigint {
    const full = (1n << BigInt(bits)) - 1n;
    const any = BigInt(this.#bytes(32)) & full;
    return this.#one([any, any, BigInt(this.#below(1_000)) & full, 0n, 1n, full]);
  }

  #address(): string {
    return this.#random() < 0.1 ? `0x${this.#below(4).toString(16).padStart(40, '0')}` : this.#bytes(20);
  }

  #path(): string {
    const hops = this.#list(1, () => this.#bytes(23).slice(2)).join('');
    return this.#random() < 0.9 ? `0x${hops}${this.#bytes(20).slice(2)}` : `0x${hops}`;
  }

  #list<Item>(least: number, make: () => Item): Item[] {
    return Array.from({ length: least + this.#below(4) }, make);
  }

  #bytes(length: number): string {
    return hexOf(Buffer.from(Array.from({ length }, () => this.#below(256))));
  }

  #below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  #one<Item>(items: readonly Item[]): Item {
    const item = items[this.#below(items.length)];
    if (item === undefined) throw new TypeError('There is nothing to choose from');
    return item;
  }
}

function hexOf(bytes: Buffer): string {
  return `0x${bytes.toString('hex')}`;
}
