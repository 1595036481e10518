// @vitest-environment node
import { expect, test } from 'vitest';
import { formatShort } from '../../lib/format/formatShort.ts';
import { transactionFee } from './transactionFee.ts';

test('returns the paid fee, not the estimate', () => {
  expect(transactionFee({ network: 'ethereum', gas_fee: '0.00005', fee_paid: '0.000021' }, formatShort)).toBe(
    '0.000021 ETH',
  );
});

test('marks an estimate, in the coin of the network', () => {
  expect(transactionFee({ network: 'polygon-amoy', gas_fee: '0.00005' }, formatShort)).toBe('~0.00005 MATIC');
});

test('a paid fee of zero is a fee', () => {
  expect(transactionFee({ network: 'ethereum', gas_fee: '0.00005', fee_paid: '0' }, formatShort)).toBe(
    '0 ETH',
  );
});

test("returns nothing without a fee, or with the record's 0 for no estimate", () => {
  expect(transactionFee({ network: 'ethereum' }, formatShort)).toBeUndefined();
  expect(transactionFee({ network: 'ethereum', gas_fee: '0' }, formatShort)).toBeUndefined();
});

test('on an unknown network the number has no unit', () => {
  expect(transactionFee({ network: 'goerli', gas_fee: '0.1' }, formatShort)).toBe('~0.1');
});
