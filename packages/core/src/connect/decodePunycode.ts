/** Parameters of RFC 3492, section 5. */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_CODE_POINT = 128;

const MAX_CODE_POINT = 0x10ffff;

/**
 * Decodes a label of a host name from punycode (RFC 3492), without `xn--`.
 *
 * @returns undefined if it is invalid
 */
export function decodePunycode(encoded: string): string | undefined {
  const end = encoded.lastIndexOf('-');
  const output = Array.from(encoded.slice(0, Math.max(end, 0)), (character) => character.charCodeAt(0));
  if (output.some((code) => code >= INITIAL_CODE_POINT)) return undefined;
  let codePoint = INITIAL_CODE_POINT;
  let bias = INITIAL_BIAS;
  let index = 0;
  let position = end + 1;
  while (position < encoded.length) {
    const before = index;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = digitOf(encoded.charAt(position));
      position += 1;
      index += digit * weight;
      if (!(index <= Number.MAX_SAFE_INTEGER)) return undefined;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const count = output.length + 1;
    bias = adapt(index - before, count, before === 0);
    codePoint += Math.floor(index / count);
    if (codePoint > MAX_CODE_POINT || isSurrogate(codePoint)) return undefined;
    index %= count;
    output.splice(index, 0, codePoint);
    index += 1;
  }
  return String.fromCodePoint(...output);
}

function isSurrogate(codePoint: number): boolean {
  return codePoint >= 0xd800 && codePoint <= 0xdfff;
}

/** Returns NaN for a character that is no digit. */
function digitOf(character: string): number {
  if (/^[a-z]$/i.test(character)) return character.toLowerCase().charCodeAt(0) - 97;
  return /^\d$/.test(character) ? Number(character) + 26 : NaN;
}

/** Bias adaptation of RFC 3492, section 6.1. */
function adapt(difference: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(difference / (isFirst ? DAMP : 2));
  delta += Math.floor(delta / count);
  let k = 0;
  while (delta > Math.floor(((BASE - T_MIN) * T_MAX) / 2)) {
    delta = Math.floor(delta / (BASE - T_MIN));
    k += BASE;
  }
  return k + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW));
}
