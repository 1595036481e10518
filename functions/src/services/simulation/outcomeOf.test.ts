import { describe, expect, it } from 'vitest';
import type { NodeResponse } from './Effect.ts';
import { outcomeOf } from './outcomeOf.ts';

/** A node that looked at everything, and tells what comes of the coin where it measured it. */
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
    looked: new Set(),
  };
}

describe('what agreeing nodes tell', () => {
  it('is whole where they looked at everything, the coin too', () => {
    const outcome = outcomeOf([node({ wei: -5n }), node({ wei: -5n })], 2, undefined);
    expect(outcome).toMatchObject({ coin: { units: '-5', word: 'verified' }, isWhole: true });
  });

  it('is not whole where nobody measured the coin', () => {
    expect(outcomeOf([node(), node()], 2, undefined)).toMatchObject({ coin: null, isWhole: false });
  });

  it('is whole of what fails: then only the fee is paid', () => {
    const failing = node({ succeeds: false });
    expect(outcomeOf([failing, failing], 2, undefined)).toMatchObject({
      coin: { units: '0', word: 'verified' },
      isWhole: true,
    });
  });
});
