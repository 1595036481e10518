import { NotCanonicalError } from './NotCanonicalError.ts';
import type { Steps } from './Steps.ts';

/** Bytes of a word (Contract ABI Specification). */
export const WORD = 32;

/** The arguments of a call, read word by word; positions and lengths are in bytes. */
export class Words {
  readonly length: number;
  readonly #hex: string;
  readonly #steps: Steps;

  /** @param hex an even number of lower-case digits, without prefix */
  constructor(hex: string, steps: Steps) {
    this.#hex = hex;
    this.#steps = steps;
    this.length = hex.length / 2;
  }

  /** @throws NotCanonicalError where the word is incomplete */
  number(at: number): bigint {
    return BigInt(`0x${this.hex(at, WORD)}`);
  }

  /**
   * Reads a number that is a length or an offset: it cannot exceed the length of all data.
   *
   * @throws NotCanonicalError where it does
   */
  count(at: number): number {
    const number = this.number(at);
    if (number > BigInt(this.length)) throw new NotCanonicalError();
    return Number(number);
  }

  /** @throws NotCanonicalError where the bytes are incomplete */
  hex(at: number, length: number): string {
    if (at + length > this.length) throw new NotCanonicalError();
    this.#steps.take(Math.ceil(length / WORD));
    return this.#hex.slice(at * 2, (at + length) * 2);
  }
}
