import { describe, expect, it } from 'vitest';
import type { Effect, Testimony } from './Effect.ts';
import { judgeSimulations } from './judgeSimulations.ts';
import { watchKey } from './watchKey.ts';

const token = { kind: 'erc20', contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7' } as const;

/** A node that says that so many units leave. */
function said(units: bigint | undefined, change: Partial<Testimony> = {}): Testimony {
  const effect: Effect = { watched: token, amount: -(units ?? 0n), word: 'verified', isLogDifferent: false };
  return {
    head: undefined,
    succeeds: true,
    output: '0x',
    lacksCoin: false,
    gasUsed: undefined,
    effects: new Map(units === undefined ? [] : [[watchKey(token), effect]]),
    isWhole: true,
    looked: new Set(),
    ...change,
  };
}
const blind = said(undefined, { isWhole: false });

describe('what nodes say that a call would do', () => {
  it.each([
    ['is agreed where two say the same', 'agreed', [said(5n), said(5n)], 2, 2],
    ['is agreed where the only one says it', 'agreed', [said(5n)], 1, 1],
    ['is agreed where two of three do', 'agreed', [said(4n), said(5n), said(5n)], 2, 2],
    ['is unconfirmed where one of two answers', 'unconfirmed', [said(5n)], 2, 1],
    ['is disputed where two differ', 'disputed', [said(5n), said(4n)], 2, 0],
    ['is disputed where one of two hides it', 'disputed', [said(5n), said(undefined)], 2, 0],
    [
      'is disputed where one says that it fails',
      'disputed',
      [said(5n), said(undefined, { succeeds: false })],
      2,
      0,
    ],
    ['is unknown where none answers', 'unknown', [], 2, 0],
    ['is agreed beside one that did not look', 'agreed', [said(5n), blind], 2, 2],
    // The one that did not look agrees with either.
    [
      'is disputed where two differ beside one that did not look',
      'disputed',
      [said(5n), said(4n), blind],
      2,
      0,
    ],
  ] as const)('%s', (_, agreement, testimonies, needed, agreeing) => {
    const verdict = judgeSimulations(testimonies, needed);
    expect([verdict.agreement, verdict.agreeing.length]).toEqual([agreement, agreeing]);
  });

  it('is told by one that looked at everything', () => {
    const whole = said(5n);
    expect(judgeSimulations([blind, whole], 2).agreeing[0]).toBe(whole);
  });
});
