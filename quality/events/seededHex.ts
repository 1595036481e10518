/** Returns the 32 bits that a number stands for, spread well (the final step of MurmurHash3). */
export function mixed(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Returns 0x-prefixed hex in lower case that is the same for the same numbers, as hashes and addresses are. */
export function seededHex(bytes: 20 | 32, kind: number, seed: number): string {
  let state = mixed(mixed(kind + 1) ^ mixed(seed + 0x9e3779b9));
  let hex = '';
  for (let word = 0; word < bytes / 4; word += 1) {
    state = mixed(state + 0x9e3779b9 + word);
    hex += state.toString(16).padStart(8, '0');
  }
  return `0x${hex}`;
}
