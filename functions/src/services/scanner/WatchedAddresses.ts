import type { WatchList } from './WatchList.ts';

/** 32-bit words of an address. */
const WORDS = 5;
const DIGITS_OF_WORD = 8;
const DIGITS = WORDS * DIGITS_OF_WORD;

/** Slots of an empty set; a power of two, as all sizes. */
const MIN_SLOTS = 1_024;

/** Maximum share of used slots, above which searches become long. */
const MAX_LOAD = 0.7;

/**
 * Watched addresses with the number of their watchers, at 24 bytes a slot: a million takes 48 MiB, a quarter of a `Map` of
 * strings.
 *
 * Open addressing with linear probing. The hash depends on a random number, so that addresses cannot be made to collide.
 */
export class WatchedAddresses implements WatchList {
  #words = new Uint32Array(WORDS * MIN_SLOTS);
  /** Watchers by slot; 0 of an empty slot. */
  #watchers = new Uint32Array(MIN_SLOTS);
  #size = 0;
  #version = 0;
  readonly #seed: number;
  /** The address that is looked for. */
  readonly #wanted = new Uint32Array(WORDS);

  /** @param seed 32 bits that others cannot guess */
  constructor(seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) {
    this.#seed = seed;
  }

  get version(): number {
    return this.#version;
  }

  /** Notes that all changes up to a version were made. */
  advanceTo(version: number): void {
    this.#version = Math.max(this.#version, version);
  }

  /** Number of addresses. */
  get size(): number {
    return this.#size;
  }

  /** Bytes of the tables. */
  get bytes(): number {
    return this.#words.byteLength + this.#watchers.byteLength;
  }

  has(hex: string): boolean {
    return this.watchersOf(hex) > 0;
  }

  /** Returns how many watchers an address has; its hex as in `WatchList.has`. */
  watchersOf(hex: string): number {
    return this.#parse(hex) ? (this.#watchers[this.#find()] ?? 0) : 0;
  }

  /**
   * Adds a watcher of an address.
   *
   * @returns true for the first one, which needs a backfill
   * @throws RangeError if it is no address
   */
  add(address: string): boolean {
    if (!this.#parse(address)) throw new RangeError('not an address');
    const slot = this.#find();
    const watchers = this.#watchers[slot] ?? 0;
    this.#watchers[slot] = watchers + 1;
    if (watchers > 0) return false;
    this.#words.set(this.#wanted, slot * WORDS);
    this.#size += 1;
    if (this.#size > MAX_LOAD * this.#watchers.length) this.#grow();
    return true;
  }

  /**
   * Removes a watcher of an address; the address stays while it has others.
   *
   * @returns true if it was the last one
   */
  remove(address: string): boolean {
    if (!this.#parse(address)) return false;
    const slot = this.#find();
    const watchers = this.#watchers[slot] ?? 0;
    if (watchers === 0) return false;
    this.#watchers[slot] = watchers - 1;
    if (watchers > 1) return false;
    this.#size -= 1;
    this.#close(slot);
    return true;
  }

  /** Reads the last 40 digits into `#wanted`; false if they are no hex digits. */
  #parse(hex: string): boolean {
    const start = hex.length - DIGITS;
    if (start < 0) return false;
    for (let word = 0; word < WORDS; word += 1) {
      let value = 0;
      for (let place = 0; place < DIGITS_OF_WORD; place += 1) {
        const digit = digitOf(hex.charCodeAt(start + word * DIGITS_OF_WORD + place));
        if (digit < 0) return false;
        value = (value << 4) | digit;
      }
      this.#wanted[word] = value;
    }
    return true;
  }

  /** Returns the slot of `#wanted`, or the empty one where it belongs. */
  #find(): number {
    const mask = this.#watchers.length - 1;
    let slot = this.#home(this.#wanted, 0);
    while (this.#watchers[slot] !== 0 && !this.#isWantedAt(slot)) slot = (slot + 1) & mask;
    return slot;
  }

  #isWantedAt(slot: number): boolean {
    for (let word = 0; word < WORDS; word += 1)
      if (this.#words[slot * WORDS + word] !== this.#wanted[word]) return false;
    return true;
  }

  /** Returns the first slot of a search (the mixing step of MurmurHash3). */
  #home(words: Uint32Array, offset: number): number {
    let hash = this.#seed;
    for (let word = 0; word < WORDS; word += 1) {
      let mixed = Math.imul(words[offset + word] ?? 0, 0xcc9e2d51);
      mixed = Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593);
      hash ^= mixed;
      hash = Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64;
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) & (this.#watchers.length - 1);
  }

  /** Moves later addresses of the same run into an emptied slot, so that searches still find them. */
  #close(emptied: number): void {
    const mask = this.#watchers.length - 1;
    let hole = emptied;
    for (let slot = (hole + 1) & mask; this.#watchers[slot] !== 0; slot = (slot + 1) & mask) {
      const home = this.#home(this.#words, slot * WORDS);
      if (((slot - home) & mask) < ((slot - hole) & mask)) continue;
      this.#words.copyWithin(hole * WORDS, slot * WORDS, (slot + 1) * WORDS);
      this.#watchers[hole] = this.#watchers[slot] ?? 0;
      this.#watchers[slot] = 0;
      hole = slot;
    }
  }

  #grow(): void {
    const [words, watchers] = [this.#words, this.#watchers];
    this.#words = new Uint32Array(words.length * 2);
    this.#watchers = new Uint32Array(watchers.length * 2);
    for (const [slot, count] of watchers.entries()) {
      if (count === 0) continue;
      this.#wanted.set(words.subarray(slot * WORDS, (slot + 1) * WORDS));
      const place = this.#find();
      this.#words.set(this.#wanted, place * WORDS);
      this.#watchers[place] = count;
    }
  }
}

/** Returns the value of a hex digit; -1 for another character. */
function digitOf(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  const letter = code | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
}
