import { Interface } from 'ethers';
import { describe, expect, it } from 'vitest';
import { decodeMulticall3, encodeMulticall3 } from './multicall3.ts';

const library = new Interface([
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[] results)',
]);
const target = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

describe('a call', () => {
  it.each([0, 1, 2, 300])('of %s questions is read by a library as they were written', (count) => {
    const calls = Array.from({ length: count }, (_, index) => ({
      to: target,
      data: `0x${'ab'.repeat((index % 3) * 33)}`,
    }));
    const [read] = library.decodeFunctionData('aggregate3', encodeMulticall3(calls)) as unknown as [
      [string, boolean, string][],
    ];
    expect(read.map(([to, mayFail, data]) => ({ to, mayFail, data }))).toEqual(
      calls.map((call) => ({ ...call, mayFail: true })),
    );
  });

  it('writes a read shared by many contracts once', () => {
    const data = `0x70a08231${'0'.repeat(64)}`;
    const one = encodeMulticall3([{ to: target, data }]).length;
    expect(encodeMulticall3(Array.from({ length: 11 }, () => ({ to: target, data }))).length).toBe(
      one + 10 * 2 * 128,
    );
  });
});

describe('an answer', () => {
  const encode = (results: [boolean, string][]) => library.encodeFunctionResult('aggregate3', [results]);

  it('is read as a library has written it', () => {
    const answer = encode([
      [true, '0x'],
      [false, '0x1234'],
      [true, `0x${'cd'.repeat(100_000)}`],
    ]);
    expect(decodeMulticall3(answer, 3)).toEqual(['0x', null, `0x${'cd'.repeat(16_384)}`]);
  });

  it('whose results all point at the same long bytes is refused', () => {
    const bytes = encode([[true, `0x${'00'.repeat(64_000)}`]]).slice(2);
    const word = (value: number) => value.toString(16).padStart(64, '0');
    const tuple = bytes.slice(2 * 96);
    const places = Array.from({ length: 1_000 }, () => word(32_000)).join('');
    expect(decodeMulticall3(`0x${word(32)}${word(1_000)}${places}${tuple}`, 1_000)).toBeUndefined();
  });

  it.each([
    ['nothing', '0x'],
    ['one result too few', encode([[true, '0x12']])],
    ['a place beyond its end', `0x${'f'.repeat(64)}`],
    ['a place that is no number here', `0x${'0'.repeat(40)}${'f'.repeat(24)}`],
    [
      'its end cut off',
      encode([
        [true, `0x${'12'.repeat(32)}`],
        [true, `0x${'34'.repeat(32)}`],
      ]).slice(0, -64),
    ],
    ['words at random', `0x${'3c'.repeat(640)}`],
  ])('with %s is refused', (_, answer) => {
    expect(decodeMulticall3(answer, 2)).toBeUndefined();
  });
});
