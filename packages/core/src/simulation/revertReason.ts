import type { simulationTexts } from '../texts/simulationTexts.ts';
import { cutText } from '../strings/cutText.ts';
import { withoutInvisibleCharacters } from '../strings/plainText.ts';
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

/** Why a call would fail: a text of the catalogue with what is filled in. */
export interface RevertReason {
  readonly id: keyof typeof simulationTexts;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Reads why a contract refuses a call: `Error(string)`, `Panic(uint256)`, or a custom error that is known (ERC-6093 and others).
 *
 * Anybody may have written the contract: a text of its own is cut, and what nobody can see is left out of it.
 *
 * @param data what the call returned, as 0x-prefixed hex
 */
export function revertReason(data: string): RevertReason {
  const selector = data.slice(0, SELECTOR).toLowerCase();
  if (selector.length < SELECTOR) return { id: 'simulation.fails.silent', values: {} };
  if (selector === ERROR) return ofText(data);
  if (selector === PANIC) return ofPanic(data);
  const known = knownErrors[selector];
  if (known) return { id: known.id, values: {} };
  return { id: 'simulation.fails.custom', values: { selector } };
}

function ofText(data: string): RevertReason {
  const text = abiText(data.slice(SELECTOR));
  const id = Object.hasOwn(knownTexts, text) ? knownTexts[text] : undefined;
  if (id) return { id, values: {} };
  return text === ''
    ? { id: 'simulation.fails.silent', values: {} }
    : { id: 'simulation.fails.said', values: { text } };
}

function ofPanic(data: string): RevertReason {
  const word = data.slice(SELECTOR, SELECTOR + WORD);
  if (!/^[0-9a-f]{64}$/i.test(word)) return { id: 'simulation.fails.silent', values: {} };
  const code = `0x${BigInt(`0x${word}`).toString(16)}`;
  const id = Object.hasOwn(knownPanics, code) ? knownPanics[code] : undefined;
  return id
    ? { id, values: {} }
    : { id: 'simulation.fails.panic', values: { code: code.slice(0, SELECTOR) } };
}

/** An ABI string as people may see it; empty where there is none. */
function abiText(digits: string): string {
  const offset = lengthAt(digits, 0);
  // Whoever hands this on may have cut it: then a text goes on beyond the end.
  const isCut = digits.length >= 2 * (MAX_BYTES - SELECTOR_BYTES);
  const length =
    offset === undefined ? undefined : lengthAt(digits, 2 * offset, isCut ? Infinity : digits.length);
  if (offset === undefined || length === undefined) return '';
  const begin = 2 * offset + WORD;
  const shown = digits.slice(begin, begin + 2 * Math.min(length, MAX_BYTES));
  const bytes = Uint8Array.from(shown.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  // White space of every kind (U+FEFF is none) becomes a space before line breaks are left out as invisible.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).replace(/[^\S\uFEFF]+/gu, ' ');
  return cutText(withoutInvisibleCharacters(text).trim(), MAX_SHOWN).trim();
}

/** The number at a place in hex digits where it can be an offset or a length within them, or within as many as there were. */
function lengthAt(digits: string, at: number, most = digits.length): number | undefined {
  const word = digits.slice(at, at + WORD);
  if (word.length < WORD || !/^0{56}/.test(word)) return undefined;
  const value = Number.parseInt(word.slice(56), 16);
  return 2 * value <= most ? value : undefined;
}
