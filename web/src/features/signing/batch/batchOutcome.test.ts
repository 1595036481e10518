import type { SimulationOutcome } from '@everything-wallet/core/schemas/simulationAnswer';
import { describe, expect, test } from 'vitest';
import { SPENDER, TOKEN } from '../testing/callRequest.ts';
import { batchOutcome } from './batchOutcome.ts';

const quiet: SimulationOutcome = {
  succeeds: true,
  reason: null,
  gasUsed: '50000',
  coin: { units: '0', word: 'verified' },
  movements: [],
  approvals: [],
  receipts: [],
  isWhole: true,
};
const movement = (units: string, fields: object = {}) =>
  ({
    kind: 'erc20',
    contract: TOKEN,
    tokenId: null,
    units,
    word: 'verified',
    isLogDifferent: false,
    ...fields,
  }) as const;
const allowance = (units: string, unitsBefore: string | null, fields: object = {}) =>
  ({
    ...movement(units),
    kind: 'allowance',
    spender: SPENDER,
    unitsBefore,
    endsAt: null,
    ...fields,
  }) as const;

describe('the outcome of calls that run one after the other', () => {
  test('is the sum of coin, tokens and gas', () => {
    const first = { ...quiet, coin: { units: '-7', word: 'verified' } as const, movements: [movement('9')] };
    const second = {
      ...quiet,
      coin: { units: '2', word: 'log' } as const,
      movements: [
        movement('-4', { contract: TOKEN.toLowerCase(), word: 'log' }),
        movement('1', { contract: SPENDER }),
      ],
    };
    expect(batchOutcome([first, second])).toMatchObject({
      gasUsed: '100000',
      coin: { units: '-5', word: 'log' },
      movements: [
        { units: '5', word: 'log' },
        { contract: SPENDER, units: '1', word: 'verified' },
      ],
      isWhole: true,
    });
  });

  test('has an approval that a call leaves behind, however deep in the batch, and the last value counts', () => {
    const hidden = { ...quiet, approvals: [allowance('100', '3')] };
    const larger = { ...quiet, approvals: [allowance('900', '100')] };
    expect(batchOutcome([quiet, quiet, hidden, larger])?.approvals).toEqual([allowance('900', '3')]);
  });

  test('has no approval that a later call uses up', () => {
    const approve = { ...quiet, approvals: [allowance('100', '0')] };
    const swap = { ...quiet, approvals: [allowance('0', '100')], movements: [movement('-100')] };
    expect(batchOutcome([approve, swap])).toMatchObject({ approvals: [], movements: [{ units: '-100' }] });
    const revoke = { ...quiet, approvals: [allowance('0', '100')] };
    expect(batchOutcome([quiet, revoke])?.approvals).toEqual([allowance('0', '100')]);
  });

  test('does not know the coin where one call does not', () => {
    expect(batchOutcome([quiet, { ...quiet, coin: null, isWhole: false }])).toMatchObject({
      coin: null,
      isWhole: false,
    });
  });

  test.each([
    ['fails', { ...quiet, succeeds: false }],
    ['is unknown', null],
    ['is missing', undefined],
  ])('is unknown where one call %s', (_, outcome) => {
    expect(batchOutcome([quiet, outcome])).toBeUndefined();
  });

  test('adds up what each recipient receives of a token', () => {
    const receipt = (recipient: string, units: string, word: 'log' | 'verified' = 'verified') =>
      ({ contract: TOKEN, recipient, units, word }) as const;
    const calls = [
      [receipt(SPENDER, '4')],
      [receipt(TOKEN, '1'), receipt(SPENDER.toLowerCase(), '5', 'log')],
    ];
    expect(batchOutcome(calls.map((receipts) => ({ ...quiet, receipts })))?.receipts).toEqual([
      receipt(SPENDER.toLowerCase(), '9', 'log'),
      receipt(TOKEN, '1'),
    ]);
  });
});
