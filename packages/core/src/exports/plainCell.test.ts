import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { originalCell, plainCell } from './plainCell.ts';

describe('neutralises formulas', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ["+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['  =1', "'  =1"],
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ['"=1"', '\'"=1"'],
    ["'=1", "''=1"],
    // Where semicolons separate cells, these are two cells, and the quotes of the whole cell do not count.
    ['Bob;=HYPERLINK("x")', 'Bob;\'=HYPERLINK("x")'],
    ['one\n=two', "one\n'=two"],
  ])('%j is neutralised', (text, written) => {
    expect(plainCell(text)).toBe(written);
  });
});

test.each(['', 'Ada', 'a=b', 'a, -b', '1.5', '-12.34', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'])(
  'leaves %j unchanged',
  (text) => {
    expect(plainCell(text)).toBe(text);
  },
);

test('restores every text, and leaves none that begins like a formula', () => {
  const text = fc.string({ unit: fc.constantFrom(...Array.from('=+-@＝\'"; \t\r\nab1.')) });
  fc.assert(
    fc.property(text, (original) => {
      const written = plainCell(original);
      expect(originalCell(written)).toBe(original);
      for (const cell of written.split(/[;\t\r\n]/)) {
        if (!/^-?\d+(\.\d+)?$/.test(written)) expect(cell).not.toMatch(/^["\s]*[=+\-@＝]/);
      }
    }),
  );
});
