import { describe, expect, it } from 'vitest';
import { coinIn, stateAfter, stateDiffSchema } from './stateDiff.ts';

const [first, second] = ['11', '22'].map((byte) => `0x${byte.repeat(20)}`) as [string, string];
const slot = (value: number) => `0x${value.toString(16).padStart(64, '0')}`;
const diff = stateDiffSchema.parse({
  pre: {
    [first]: { balance: '0xa', nonce: 3, storage: { [slot(1)]: slot(5), [slot(2)]: slot(6) } },
    [second]: { balance: '0x2' },
  },
  post: { [first]: { balance: '0x7', storage: { [slot(1)]: slot(4), [slot(3)]: slot(9) } } },
});

describe('the state after a call', () => {
  it('has the changes, and empty values for removed ones', () => {
    expect(stateAfter(diff)).toEqual({
      [first]: {
        balance: '0x7',
        stateDiff: { [slot(1)]: slot(4), [slot(2)]: slot(0), [slot(3)]: slot(9) },
      },
      [second]: { balance: '0x0' },
    });
  });

  it('has the code of a contract that was made', () => {
    const made = stateDiffSchema.parse({ pre: {}, post: { [first]: { code: '0x60' } } });
    expect(stateAfter(made)).toEqual({ [first]: { code: '0x60' } });
  });

  it('has no balance if that did not change', () => {
    const changed = stateDiffSchema.parse({
      pre: { [first]: { balance: '0xa', storage: { [slot(1)]: slot(5) } } },
      post: { [first]: { storage: { [slot(1)]: slot(4) } } },
    });
    expect(stateAfter(changed)).toEqual({ [first]: { stateDiff: { [slot(1)]: slot(4) } } });
    expect(coinIn(changed, first)).toBe(0n);
  });
});

it('returns a balance change for an address in any letter case', () => {
  const account = `0x${'Ab'.repeat(20)}`;
  const change = stateDiffSchema.parse({
    pre: { [account.toLowerCase()]: { balance: '0xa' } },
    post: { [account.toLowerCase()]: { balance: '0x7' } },
  });
  expect(coinIn(change, account)).toBe(-3n);
  expect(coinIn(change, first)).toBe(0n);
});

it.each(['0x1', `${slot(1)}00`, '1'])('%s is no place in storage', (place) => {
  const diff = { pre: {}, post: { [first]: { storage: { [place]: slot(1) } } } };
  expect(stateDiffSchema.safeParse(diff).success).toBe(false);
});
