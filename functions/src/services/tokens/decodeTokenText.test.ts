import { AbiCoder, encodeBytes32String, hexlify, toUtf8Bytes } from 'ethers';
import { describe, expect, it } from 'vitest';
import { decodeTokenText } from './decodeTokenText.ts';

const abiString = (text: string) => AbiCoder.defaultAbiCoder().encode(['string'], [text]);
const word = (value: bigint) => value.toString(16).padStart(64, '0');
const symbolOf = (answer: string | undefined) => decodeTokenText(answer, 20);

describe('decodeTokenText', () => {
  it.each(['USDC', 'Tether USD', '🪙', 'Złoty Łódź', ''])('reads an ABI string: %j', (text) => {
    expect(symbolOf(abiString(text))).toBe(text);
  });

  it('reads bytes32, as early tokens answer', () => {
    expect(symbolOf(encodeBytes32String('MKR'))).toBe('MKR');
    expect(symbolOf(hexlify(toUtf8Bytes('x'.repeat(32))))).toBe('x'.repeat(20));
  });

  it.each([
    ['no answer', undefined],
    ['nothing', '0x'],
    ['a few bytes', '0x1234'],
    ['an offset beyond the answer', `0x${word(10n ** 30n)}${word(0n)}`],
    ['an offset at its very end', `0x${word(64n)}${word(0n)}`],
    ['a length beyond the answer', `0x${word(32n)}${word(2n ** 255n)}`],
    ['no length', `0x${word(32n)}`],
    ['zeros', `0x${word(0n)}`],
  ])('finds no text in %s', (_, answer) => {
    expect(symbolOf(answer)).toBe('');
  });

  it.each([
    ['turned around', 'USD\u202eC', 'USDC'],
    ['with zero-width characters', 'U\u200bS\u200dD\ufeffC', 'USDC'],
    ['with controls', 'US\u0000\u0007DC\u009f', 'USDC'],
    ['with line breaks', ' USD\r\n\tC\u2028', 'USD C'],
    ['of nothing that can be seen', '\u200b\u3164 \u00a0', ''],
  ])('leaves out invisible characters: %s', (_, text, shown) => {
    expect(symbolOf(abiString(text))).toBe(shown);
  });

  it('cuts a long text, not within a character', () => {
    expect(symbolOf(abiString('x'.repeat(100_000)))).toBe('x'.repeat(20));
    expect(symbolOf(abiString(`${'x'.repeat(19)}🪙`))).toBe('x'.repeat(19));
    expect(symbolOf(abiString('🪙'.repeat(30)))).toBe('🪙'.repeat(10));
  });

  it('leaves joiners where a script needs them, and none before a cut', () => {
    const name = `${'ب'.repeat(16)}علی\u200cرضا`;
    expect(symbolOf(abiString('علی\u200cرضا'))).toBe('علی\u200cرضا');
    expect(symbolOf(abiString(name))).toBe(`${'ب'.repeat(16)}علی`);
  });

  it('survives bytes that are no text', () => {
    expect(symbolOf(`0x${'ff'.repeat(32)}`)).toBe('\ufffd'.repeat(20));
  });
});
