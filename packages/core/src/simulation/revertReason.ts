import type { simulationTexts } from '../texts/en/simulationTexts.ts';
import { cutText } from '../strings/cutText.ts';
import { withoutInvisibleCharacters } from '../strings/withoutInvisibleCharacters.ts';
import { knownErrors, knownPanics, knownTexts } from './knownErrors.ts';

/** First four bytes of keccak256('Error(string)') and of keccak256('Panic(uint256)') (Solidity). */
const ERROR = '0x08c379a0';
const PANIC = '0x4e487b71';

/** Hex digits of a selector with its prefix, and of an ABI word. */
const SELECTOR = 10;
const SELECTOR_BYTES = 4;
const WORD = 64;

/** Bytes of a contract's own text that are read, and characters that are shown. */
const MAX_BYTES = 1_024;
const MAX_SHOWN = 200;

/** Reason why a call would fail: a text id with its values. */
export interface RevertReason {
  readonly id: keyof typeof simulationTexts;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Reads the reason why a contract rejects a call: `Error(string)`, `Panic(uint256)`, or a known custom error
 * (ERC-6093 and others).
 *
 * The contract is untrusted: its own text is cut, and invisible characters are removed.
 *
 * @param data return data of the call, as 0x-prefixed hex
 */
export function revertReason(data: string): RevertReason {
  const selector = data.slice(0, SELECTOR).toLowerCase();
  if (selector.length < SELECTOR) return { id: 'simulation.fails.silent', values: {} };
  if (selector === ERROR) return readText(data);
  if (selector === PANIC) return readPanic(data);
  const known = knownErrors[selector];
  if (known) return { id: known.id, values: {} };
  return { id: 'simulation.fails.custom', values: { selector } };
}

function readText(data: string): RevertReason {
  const text = readAbiText(data.slice(SELECTOR));
  const id = Object.hasOwn(knownTexts, text) ? knownTexts[text] : undefined;
  if (id) return { id, values: {} };
  return text === ''
    ? { id: 'simulation.fails.silent', values: {} }
    : { id: 'simulation.fails.said', values: { text } };
}

function readPanic(data: string): RevertReason {
  const word = data.slice(SELECTOR, SELECTOR + WORD);
  if (!/^[0-9a-f]{64}$/i.test(word)) return { id: 'simulation.fails.silent', values: {} };
  const code = `0x${BigInt(`0x${word}`).toString(16)}`;
  const id = Object.hasOwn(knownPanics, code) ? knownPanics[code] : undefined;
  return id
    ? { id, values: {} }
    : { id: 'simulation.fails.panic', values: { code: code.slice(0, SELECTOR) } };
}

/** Reads an ABI string for display; empty if none. */
function readAbiText(digits: string): string {
  const offset = readLength(digits, 0);
  // The data may have been cut on the way: then a text continues beyond its end.
  const isCut = digits.length >= 2 * (MAX_BYTES - SELECTOR_BYTES);
  const length =
    offset === undefined ? undefined : readLength(digits, 2 * offset, isCut ? Infinity : digits.length);
  if (offset === undefined || length === undefined) return '';
  const begin = 2 * offset + WORD;
  const shown = digits.slice(begin, begin + 2 * Math.min(length, MAX_BYTES));
  const bytes = Uint8Array.from(shown.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  // White space of every kind (U+FEFF is not) becomes a space before line breaks are removed as invisible.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).replace(/[^\S\uFEFF]+/gu, ' ');
  return cutText(withoutInvisibleCharacters(text).trim(), MAX_SHOWN).trim();
}

/**
 * Reads a number in hex digits that can be an offset or a length within them, or within their original
 * length.
 */
function readLength(digits: string, at: number, maxDigits = digits.length): number | undefined {
  const word = digits.slice(at, at + WORD);
  if (word.length < WORD || !/^0{56}/.test(word)) return undefined;
  const value = Number.parseInt(word.slice(56), 16);
  return 2 * value <= maxDigits ? value : undefined;
}
