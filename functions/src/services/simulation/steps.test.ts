import { describe, expect, it } from 'vitest';
import { decodeSteps, encodeSteps, gasOfSteps, readingSteps } from './steps.ts';

const to = `0x${'11'.repeat(20)}`;
const word = (value: bigint) => value.toString(16).padStart(64, '0');

it('encodes contract, gas, value, result length, data length and data, with a mark for calls that may write', () => {
  const steps = [
    { to, data: '0xabcdef', gas: 5n, kept: 64 },
    { to, data: '0x', gas: 6n, value: 7n, kept: 0 },
  ];
  expect(encodeSteps(steps)).toBe(
    [
      `0x${word(BigInt(to))}${word(5n)}${word(0n)}${word(64n)}${word(3n)}abcdef`,
      `${'1'.padStart(24, '0')}${to.slice(2)}${word(6n)}${word(7n)}${word(0n)}${word(0n)}`,
    ].join(''),
  );
});

describe('results of steps', () => {
  const steps = [{ to, data: '0x', gas: 1n, kept: 32 }];

  it('are decoded, up to the requested length', () => {
    const answer = (length: bigint) => `0x${word(1n)}${word(9n)}${word(length)}${word(5n)}`;
    expect(decodeSteps(answer(32n), steps)).toEqual([{ succeeds: true, coin: 9n, output: `0x${word(5n)}` }]);
    expect(decodeSteps(answer(2n), steps)).toEqual([{ succeeds: true, coin: 9n, output: '0x0000' }]);
    expect(decodeSteps(answer(2n ** 256n - 1n), steps)?.[0]?.output).toBe(`0x${word(5n)}`);
  });

  it.each(['0x', `0x${word(1n)}`, `0x${word(1n).repeat(5)}`])(
    'is nothing of another length: %s',
    (answer) => {
      expect(decodeSteps(answer, steps)).toBeUndefined();
    },
  );
});

describe('questions to contracts', () => {
  const reads = (count: number) => Array.from({ length: count }, () => ({ to, data: '0x' }));

  it('follow an empty step, and have gas of their own', () => {
    const [first, ...others] = readingSteps(reads(2));
    expect(first).toMatchObject({ data: '0x', gas: 1n, kept: 0 });
    expect(others.map(({ gas }) => gas)).toEqual([500_000n, 500_000n]);
  });

  it('have no more gas together than fits a block beside a call', () => {
    expect(gasOfSteps(readingSteps(reads(100)))).toBeLessThan(11_000_000n);
  });
});
