import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replacementFees } from './replacementFees.ts';
import type { TransferFees } from './transferFees.ts';

const signed: TransferFees = { gasLimit: 21_000n, gasPrice: 30n, maxPriorityFeePerGas: 2n, nonce: 7 };
const cheap: TransferFees = { gasLimit: 21_000n, gasPrice: 5n, maxPriorityFeePerGas: 1n, nonce: 9 };

test('are an eighth above the signed ones, rounded up, with its nonce', () => {
  expect(replacementFees(signed, cheap, 21_000n)).toEqual({
    gasLimit: 21_000n,
    gasPrice: 34n,
    maxPriorityFeePerGas: 3n,
    nonce: 7,
  });
});

test('are those of the next block where they are higher, each of the two', () => {
  const dear = { ...cheap, gasPrice: 100n, maxPriorityFeePerGas: 40n };
  expect(replacementFees(signed, dear, 50_000n)).toEqual({
    gasLimit: 50_000n,
    gasPrice: 100n,
    maxPriorityFeePerGas: 40n,
    nonce: 7,
  });
  expect(replacementFees(signed, { ...cheap, maxPriorityFeePerGas: 80n }, 21_000n)).toMatchObject({
    gasPrice: 80n,
    maxPriorityFeePerGas: 80n,
  });
});

test('have one price for a transfer with one price', () => {
  const legacy = { gasLimit: 21_000n, gasPrice: 30n, nonce: 7 };
  expect(replacementFees(legacy, cheap, 21_000n)).toEqual({ gasLimit: 21_000n, gasPrice: 34n, nonce: 7 });
});

test('satisfy nodes that require a tenth more, for both prices, whatever was signed', () => {
  const price = fc.bigInt({ min: 0n, max: 10n ** 15n });
  fc.assert(
    fc.property(price, price, price, price, (gasPrice, tip, market, marketTip) => {
      const old = { ...signed, gasPrice: gasPrice + tip, maxPriorityFeePerGas: tip };
      const fast = { ...cheap, gasPrice: market + marketTip, maxPriorityFeePerGas: marketTip };
      const next = replacementFees(old, fast, 21_000n);
      const nextTip = next.maxPriorityFeePerGas ?? 0n;
      expect(next.gasPrice * 10n >= old.gasPrice * 11n && next.gasPrice > old.gasPrice).toBe(true);
      expect(nextTip * 10n >= tip * 11n && nextTip > tip).toBe(true);
      expect(next.gasPrice >= fast.gasPrice && nextTip >= marketTip && next.gasPrice >= nextTip).toBe(true);
    }),
  );
});
