import { describe, expect, it } from 'vitest';
import { NodeResponses } from './NodeResponses.ts';

interface Reading {
  readonly value?: bigint;
  readonly isCurrent?: boolean;
}

const responsesOf = (needed: number, ...all: readonly (Reading | undefined)[]) =>
  new NodeResponses(all, needed);
const honest = { value: 5n };
const liar = { value: 9n };

describe('Responses of nodes', () => {
  it.each([
    ['three of which one lies', 2, [honest, liar, honest], 5n],
    ['three of which one is silent', 2, [honest, undefined, honest], 5n],
    ['two that differ', 2, [honest, liar], undefined],
    ['two that differ where one suffices', 1, [honest, liar], undefined],
    ['one of two', 2, [honest, undefined], undefined],
    ['one of two where one suffices', 1, [honest, undefined], 5n],
    ['one whose response lacks the value', 1, [{}], undefined],
    ['no node', 1, [undefined, undefined], undefined],
  ])('agree or not: %s', (_, needed, all: readonly (Reading | undefined)[], agreed) => {
    expect(responsesOf(needed, ...all).agreed(({ value }) => value)).toBe(agreed);
  });

  it('can require more equal answers for one value', () => {
    expect(responsesOf(1, honest, undefined).agreed(({ value }) => value, 2)).toBeUndefined();
  });

  it('are compared as objects by their content', () => {
    const responses = responsesOf(2, { value: 5n }, liar, { value: 5n });
    expect(responses.agreedObject((response) => response)).toEqual({ value: 5n });
    expect(responsesOf(2, honest, liar).judgeObject((response) => response)).toEqual({
      result: { agreement: 'disputed', agreeing: 0 },
      found: undefined,
    });
  });

  it('are counted', () => {
    expect(responsesOf(2, honest, undefined, liar).totals).toEqual({ configured: 3, answered: 2, needed: 2 });
  });

  it('lose those of lagging nodes, unless all lag', () => {
    const [current, lagging] = [{ isCurrent: true }, { isCurrent: false }];
    const isCurrent = (response: Reading) => response.isCurrent === true;
    expect(responsesOf(2, current, lagging).withoutLagging(isCurrent).all).toEqual([current, undefined]);
    expect(responsesOf(2, lagging, lagging).withoutLagging(isCurrent).given).toHaveLength(2);
  });
});
