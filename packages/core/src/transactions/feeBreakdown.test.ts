import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { feeBreakdown } from './feeBreakdown.ts';

const record = {
  gas_limit: '60000',
  max_fee_per_gas: '30000000001',
  gas_used: '51234',
  gas_price_paid: '12000000007',
  base_fee_per_gas: '11000000003',
};

test('shows the maximum, the paid, burnt and priority fee, and the difference', () => {
  expect(feeBreakdown(record)).toEqual({
    most: { gas: 60_000n, price: 30_000_000_001n, total: 1_800_000_000_060_000n },
    paid: { gas: 51_234n, price: 12_000_000_007n, total: 614_808_000_358_638n },
    burnt: { gas: 51_234n, price: 11_000_000_003n, total: 563_574_000_153_702n },
    tip: { gas: 51_234n, price: 1_000_000_004n, total: 51_234_000_204_936n },
    unspent: {
      gas: { gas: 8_766n, price: 30_000_000_001n, total: 262_980_000_008_766n },
      price: { gas: 51_234n, price: 17_999_999_994n, total: 922_211_999_692_596n },
    },
  });
});

test('shows the L1 data fee where the record has it', () => {
  expect(feeBreakdown({ ...record, fee_paid: '0.000614808000358638' }).l1).toBeUndefined();
  expect(feeBreakdown({ ...record, fee_paid: '0.000614808000359638' }).l1).toBe(1_000n);
  expect(feeBreakdown({ ...record, fee_paid: '0' }).l1).toBeUndefined();
});

describe('with an L1 data fee', () => {
  const onBase = { ...record, network: 'base', fee_paid: '0.000614808000359638' };
  // The bound of the gas, and 3,000 wei for Ethereum.
  const bounded = { ...onBase, gas_fee: '0.001800000000063' };

  // Regression: 'Maximum' and 'Paid' included gas only, and were below the fee of the same page.
  it('includes it in the maximum and in the paid fee', () => {
    const { most, paid, unspent } = feeBreakdown(bounded);
    expect(most).toEqual({
      gas: 60_000n,
      price: 30_000_000_001n,
      l1: 3_000n,
      total: 1_800_000_000_063_000n,
    });
    expect(paid).toEqual({ gas: 51_234n, price: 12_000_000_007n, l1: 1_000n, total: 614_808_000_359_638n });
    expect(unspent?.l1).toBe(2_000n);
    expect((unspent?.gas.total ?? 0n) + (unspent?.price.total ?? 0n) + 2_000n + (paid?.total ?? 0n)).toBe(
      most?.total,
    );
  });

  it.each(['0', undefined, '0.00180000000006', '0.0001'])(
    'has no maximum where it is unknown: %s',
    (gas_fee) => {
      const { most, paid, unspent } = feeBreakdown({ ...onBase, gas_fee });
      expect([most, unspent]).toEqual([undefined, undefined]);
      expect(paid?.total).toBe(614_808_000_359_638n);
    },
  );

  it('does not explain a part above its margin', () => {
    expect(feeBreakdown({ ...bounded, gas_fee: '0.0018000000000605' }).unspent).toBeUndefined();
  });
});

test('adds up to the wei, for any signed and paid amounts', () => {
  const number = fc.bigInt({ min: 0n, max: 10n ** 20n });
  fc.assert(
    fc.property(number, number, number, number, number, (used, unused, base, tip, room) => {
      const {
        most,
        paid,
        burnt,
        tip: tipped,
        unspent,
      } = feeBreakdown({
        gas_limit: `${used + unused}`,
        max_fee_per_gas: `${base + tip + room}`,
        gas_used: `${used}`,
        gas_price_paid: `${base + tip}`,
        base_fee_per_gas: `${base}`,
      });
      expect((burnt?.total ?? -1n) + (tipped?.total ?? -1n)).toBe(paid?.total);
      expect((paid?.total ?? -1n) + (unspent?.gas.total ?? -1n) + (unspent?.price.total ?? -1n)).toBe(
        most?.total,
      );
    }),
  );
});

test('shows only facts of the record', () => {
  expect(feeBreakdown({})).toEqual({});
  expect(Object.keys(feeBreakdown({ gas_limit: '1', max_fee_per_gas: '2' }))).toEqual(['most']);
  expect(Object.keys(feeBreakdown({ ...record, base_fee_per_gas: undefined }))).toEqual([
    'most',
    'paid',
    'unspent',
  ]);
  const contradicting = { ...record, gas_price_paid: '40000000000', base_fee_per_gas: '50000000000' };
  expect(Object.keys(feeBreakdown(contradicting))).toEqual(['most', 'paid']);
});
