import { AbiCoder, id, Interface } from 'ethers';
import { describe, expect, it, test } from 'vitest';
import { knownErrors, knownTexts } from './knownErrors.ts';
import { revertReason } from './revertReason.ts';

const standard = new Interface(['error Error(string)', 'error Panic(uint256)']);
const errorData = (text: string) => standard.encodeErrorResult('Error', [text]);

test.each(Object.entries(knownErrors))('%s is the selector of its signature', (selector, { signature }) => {
  expect(selector).toBe(id(signature).slice(0, 10));
});

describe('a text of Error(string)', () => {
  it.each(Object.entries(knownTexts))('that is known is shown in our words: %s', (text, reason) => {
    expect(revertReason(errorData(text))).toEqual({ id: reason, values: {} });
  });

  it('that is unknown is shown unchanged', () => {
    expect(revertReason(errorData('no more of this'))).toEqual({
      id: 'simulation.fails.said',
      values: { text: 'no more of this' },
    });
  });

  it('is shown without invisible characters, on one line', () => {
    const text = 'a\u202Eb\nc\u0000d\uFEFFe\u200Bf';
    expect(revertReason(errorData(text)).values).toEqual({ text: 'ab cdef' });
  });

  it('is cut', () => {
    expect(revertReason(errorData('x'.repeat(100_000))).values['text']).toBe('x'.repeat(200));
  });

  it('is shown even if the data after it was cut off', () => {
    const data = errorData('x'.repeat(5_000)).slice(0, 2 + 2 * 1_024);
    expect(revertReason(data).values['text']).toBe('x'.repeat(200));
  });

  it.each(['constructor', '__proto__', 'toString'])('is not a property of an object: %s', (text) => {
    expect(revertReason(errorData(text))).toEqual({ id: 'simulation.fails.said', values: { text } });
  });

  it.each([
    ['empty', errorData('')],
    ['cut off', errorData('a text').slice(0, 100)],
    ['with a length beyond its end', errorData('abc').replace(/0{63}3/, `${'0'.repeat(58)}ffffff`)],
    ['with an offset beyond its end', `0x08c379a0${'f'.repeat(64)}`],
    ['without anything', '0x08c379a0'],
  ])('that is %s gives no reason', (_, data) => {
    expect(revertReason(data)).toEqual({ id: 'simulation.fails.silent', values: {} });
  });
});

describe('a panic', () => {
  it.each([
    [0x01, 'simulation.fails.panicAssert'],
    [0x11, 'simulation.fails.panicOverflow'],
    [0x12, 'simulation.fails.panicDivision'],
    [0x32, 'simulation.fails.panicIndex'],
    [0x41, 'simulation.fails.panicMemory'],
  ])('of code %i is shown in words', (code, reason) => {
    expect(revertReason(standard.encodeErrorResult('Panic', [code]))).toEqual({ id: reason, values: {} });
  });

  it('with another code is shown by its code', () => {
    const data = standard.encodeErrorResult('Panic', [0x22]);
    expect(revertReason(data)).toEqual({ id: 'simulation.fails.panic', values: { code: '0x22' } });
  });
});

describe('a custom error', () => {
  it('that is known is shown in our words', () => {
    const [selector] = Object.keys(knownErrors);
    const data = `${selector}${AbiCoder.defaultAbiCoder().encode(['uint256'], [5]).slice(2)}`;
    expect(revertReason(data)).toEqual({ id: 'simulation.fails.balance', values: {} });
  });

  it('that is unknown is shown by its selector', () => {
    expect(revertReason('0xDEADBEEF00')).toEqual({
      id: 'simulation.fails.custom',
      values: { selector: '0xdeadbeef' },
    });
  });
});

it.each(['0x', '0x00', '0xabcdef'])('has no reason for empty return data: %s', (data) => {
  expect(revertReason(data)).toEqual({ id: 'simulation.fails.silent', values: {} });
});
