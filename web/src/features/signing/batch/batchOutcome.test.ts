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
      paid: {
        gasUsed: '100000',
        coin: { units: '-7', word: 'log' },
        movements: [{ units: '-4', word: 'log' }],
        isWhole: true,
      },
      received: {
        coin: { units: '2', word: 'log' },
        movements: [
          { contract: TOKEN, units: '9' },
          { contract: SPENDER, units: '1', word: 'verified' },
        ],
      },
    });
  });

  test('has an approval that a call leaves behind, however deep in the batch, and the highest value counts', () => {
    const hidden = { ...quiet, approvals: [allowance('100', '3')] };
    const larger = { ...quiet, approvals: [allowance('900', '100')] };
    expect(batchOutcome([quiet, quiet, hidden, larger])?.paid.approvals).toEqual([allowance('900', '3')]);
    expect(batchOutcome([larger, hidden])?.paid.approvals).toEqual([allowance('900', '100')]);
  });

  // Regression: the spender can use it in the block between, though all calls together leave nothing behind.
  test('has an approval that a later call uses up, or takes back', () => {
    const approve = { ...quiet, approvals: [allowance('100', '0')] };
    const swap = { ...quiet, approvals: [allowance('0', '100')], movements: [movement('-100')] };
    const revoke = { ...quiet, approvals: [allowance('0', '100')] };
    for (const later of [swap, revoke])
      expect(batchOutcome([approve, later])?.paid.approvals).toEqual([allowance('100', '0')]);
    expect(batchOutcome([approve, swap])?.paid.movements).toMatchObject([{ units: '-100' }]);
    expect(batchOutcome([quiet, revoke])?.paid.approvals).toEqual([allowance('0', '100')]);
  });

  // Regression: a receipt of a later call, which may never be made, hid the payment.
  test('does not set a payment off against a receipt', () => {
    const pay = { ...quiet, coin: { units: '-7', word: 'verified' } as const, movements: [movement('-5')] };
    const refund = { ...quiet, coin: { units: '9', word: 'verified' } as const, movements: [movement('5')] };
    expect(batchOutcome([pay, refund])).toMatchObject({
      paid: { coin: { units: '-7' }, movements: [{ units: '-5' }] },
      received: { coin: { units: '9' }, movements: [{ units: '5' }] },
    });
  });

  test('does not know the coin where one call does not', () => {
    expect(batchOutcome([quiet, { ...quiet, coin: null, isWhole: false }])?.paid).toMatchObject({
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
    expect(batchOutcome(calls.map((receipts) => ({ ...quiet, receipts })))?.paid.receipts).toEqual([
      receipt(SPENDER.toLowerCase(), '9', 'log'),
      receipt(TOKEN, '1'),
    ]);
  });
});
