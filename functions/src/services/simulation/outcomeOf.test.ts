import { describe, expect, it } from 'vitest';
import type { NodeResponse } from './Effect.ts';
import { outcomeOf } from './outcomeOf.ts';

/** A node that covers everything, with the coin's change if measured. */
function node({ wei, succeeds = true }: { wei?: bigint; succeeds?: boolean } = {}): NodeResponse {
  const coin = { watched: 'coin', amount: wei ?? 0n, word: 'verified', isLogDifferent: false } as const;
  return {
    head: undefined,
    succeeds,
    output: '0x',
    lacksCoin: false,
    gasUsed: undefined,
    effects: new Map(wei === undefined ? [] : [['coin', coin]]),
    isWhole: true,
    isKnown: true,
    isSame: true,
    covered: new Set(),
  };
}

describe('the result of agreeing nodes', () => {
  it('is complete if they cover everything, including the coin', () => {
    const outcome = outcomeOf([node({ wei: -5n }), node({ wei: -5n })], 2, undefined);
    expect(outcome).toMatchObject({ coin: { units: '-5', word: 'verified' }, isWhole: true });
  });

  it('is incomplete if no node measured the coin', () => {
    expect(outcomeOf([node(), node()], 2, undefined)).toMatchObject({ coin: null, isWhole: false });
  });

  it('is complete for a failing call: then only the fee is paid', () => {
    const failing = node({ succeeds: false });
    expect(outcomeOf([failing, failing], 2, undefined)).toMatchObject({
      coin: { units: '0', word: 'verified' },
      isWhole: true,
    });
  });

  // Regression: the first node alone decided what a spender could take before.
  it('has an allowance before the call only if enough nodes report it', () => {
    const contract = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
    const spender = '0x00000000000000000000000000000000000000AA';
    const saying = (before: bigint): NodeResponse => ({
      ...node({ wei: 0n }),
      effects: new Map([
        [
          'allowance',
          {
            watched: { kind: 'allowance', contract, spender },
            ...{ amount: 5n, before, word: 'verified', isLogDifferent: false },
          },
        ],
      ]),
    });
    const beforeOf = (...befores: bigint[]) =>
      outcomeOf(befores.map(saying), 2, undefined)?.approvals[0]?.unitsBefore;
    expect(beforeOf(9n, 3n, 3n)).toBe('3');
    expect(beforeOf(9n, 3n)).toBeNull();
    expect(beforeOf(9n, 9n, 3n, 3n)).toBeNull();
    expect(beforeOf(3n)).toBe('3');
  });
});
