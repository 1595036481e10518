import { expect, test } from 'vitest';
import { formatShort } from '../../lib/format/formatShort.ts';
import { transactionFee } from './transactionFee.ts';

test('what was paid counts, not what was estimated', () => {
  expect(transactionFee({ network: 'ethereum', gas_fee: '0.00005', fee_paid: '0.000021' }, formatShort)).toBe(
    '0.000021 ETH',
  );
});

test('an estimate says that it is one, in the native coin of the network', () => {
  expect(transactionFee({ network: 'polygon-amoy', gas_fee: '0.00005' }, formatShort)).toBe('~0.00005 MATIC');
});

test('a fee of nothing that was paid is a fee', () => {
  expect(transactionFee({ network: 'ethereum', gas_fee: '0.00005', fee_paid: '0' }, formatShort)).toBe(
    '0 ETH',
  );
});

test("without a fee, or with the record's 0 for no estimate, there is none", () => {
  expect(transactionFee({ network: 'ethereum' }, formatShort)).toBeUndefined();
  expect(transactionFee({ network: 'ethereum', gas_fee: '0' }, formatShort)).toBeUndefined();
});

test('on a network that is not ours any more the number stands alone', () => {
  expect(transactionFee({ network: 'goerli', gas_fee: '0.1' }, formatShort)).toBe('~0.1');
});
