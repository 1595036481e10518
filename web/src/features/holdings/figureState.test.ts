// @vitest-environment node
import { afterEach, describe, expect, test } from 'vitest';
import { networkChanges } from '../../lib/refresh/networkChanges.ts';
import { trustedMarks } from '../../lib/refresh/trustedMarks.ts';
import { sessionEnd } from '../../lib/session/sessionEnd.ts';
import type { Figure } from './Figure.ts';
import { figureState } from './figureState.ts';

const MINUTE = 60_000;

function figure(changes: Partial<Figure> = {}, answeredMs = 0, ageMs: number | undefined = 12_000): Figure {
  return {
    account: '0x',
    units: 1n,
    agreement: 'agreed',
    agreeing: 3,
    sighting: {
      block: 123,
      ageMs,
      nodes: { configured: 3, answered: 3, needed: 2 },
      network: 'ethereum',
      msSinceHeard: () => answeredMs,
    },
    ...changes,
  };
}

test.each(['disputed', 'unconfirmed', 'unknown'] as const)(
  'an amount that is %s stays so at any age',
  (agreement) => {
    expect(figureState(figure({ agreement }, 60 * MINUTE), false)).toBe(agreement);
  },
);

test('marks the disagreement of one node in three', () => {
  expect(figureState(figure({ agreeing: 2 }), false)).toBe('flagged');
});

describe('an outdated amount', () => {
  test.each([
    ['requested long ago', figure({}, 5 * MINUTE)],
    ['of an old block', figure({}, 0, 5 * MINUTE)],
    ['both together', figure({}, 3 * MINUTE, 2 * MINUTE)],
    ['requested long ago, without a block', figure({}, 5 * MINUTE, undefined)],
  ])('is marked: %s', (_, old) => {
    expect(figureState(old, false)).toBe('old');
  });

  test('does not depend on block age if a chain makes blocks only for transactions', () => {
    expect(figureState(figure({}, 0, 600 * MINUTE), true)).toBe('agreed');
    expect(figureState(figure({}, 5 * MINUTE, 0), true)).toBe('old');
  });
});

describe('an amount on a network whose marks are trusted', () => {
  afterEach(() => sessionEnd.dispatchEvent(new Event('end')));
  const trust = () => trustedMarks.set(new Map([['ethereum', Date.now() + MINUTE]]));

  test('is current for half an hour', () => {
    expect(figureState(figure({}, 29 * MINUTE), false)).toBe('old');
    trust();
    expect(figureState(figure({}, 29 * MINUTE), false)).toBe('agreed');
    expect(figureState(figure({}, 30 * MINUTE), false)).toBe('old');
  });

  test('is old after five minutes where it has changed since', () => {
    trust();
    networkChanges.note('ethereum');
    expect(figureState(figure({}, 4 * MINUTE), false)).toBe('agreed');
    expect(figureState(figure({}, 5 * MINUTE), false)).toBe('old');
  });

  test('is old where its block was old when it was read', () => {
    trust();
    expect(figureState(figure({}, 0, 5 * MINUTE), false)).toBe('old');
  });
});
