import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feeMarketSchema, readFeeMarket, writeFeeMarket } from './feeMarket.ts';

const written = {
  baseFee: '10000000000',
  nextBaseFee: '11250000000',
  tips: { slow: '1', normal: '1000000000', fast: '2000000000' },
};

test('reads back as it was written', () => {
  const wei = fc.bigInt({ min: 0n, max: 10n ** 30n });
  fc.assert(
    fc.property(wei, wei, fc.tuple(wei, wei, wei), (baseFee, nextBaseFee, tips) => {
      const [slow = 0n, normal = 0n, fast = 0n] = tips.toSorted((a, b) => (a < b ? -1 : 1));
      const market = { baseFee, nextBaseFee, tips: { slow, normal, fast } };
      expect(readFeeMarket(feeMarketSchema.parse(writeFeeMarket(market)))).toEqual(market);
    }),
  );
});

test.each([
  ['a slow tip above the normal one', { tips: { ...written.tips, slow: '1000000001' } }],
  ['a normal tip above the fast one', { tips: { ...written.tips, fast: '999999999' } }],
  ['a negative base fee', { baseFee: '-1' }],
  ['a float', { nextBaseFee: '1.5' }],
  ['a number', { nextBaseFee: 1 }],
  ['hex', { baseFee: '0x10' }],
  ['more digits than 256 bits have', { baseFee: '1'.repeat(79) }],
  ['a level too few', { tips: { slow: '1', normal: '2' } }],
])('is rejected with %s', (_, fields) => {
  expect(feeMarketSchema.safeParse(written).success).toBe(true);
  expect(feeMarketSchema.safeParse({ ...written, ...fields }).success).toBe(false);
});
