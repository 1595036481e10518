import { maxFee, transferFees } from '@everything-wallet/core/transactions/transferFees';
import { expect, test } from 'vitest';
import { gasEstimate } from '../testing/gasEstimate.ts';
import { batchEstimate, batchFees } from './batchFees.ts';

/** 4 bytes, and 128 bytes: with those around, 124 and 248. */
const requests = [{ data: '0x12345678' }, { data: `0x${'00'.repeat(128)}` }];

test.each([undefined, '1000'])(
  'the fees of the calls add up to those of the batch, with an L1 fee of %s',
  (l1Fee) => {
    const estimate = gasEstimate({ gasLimit: '60000', nonce: 7, ...(l1Fee !== undefined && { l1Fee }) });
    const all = transferFees(batchEstimate(estimate, requests, [40_000n]));
    const fees = batchFees(all, estimate, requests, [40_000n]);
    expect(fees.map(({ gasLimit, nonce, l1Fee: one }) => [gasLimit, nonce, one])).toEqual([
      [60_000n, 7, l1Fee === undefined ? undefined : 1_000n],
      [40_000n, 8, l1Fee === undefined ? undefined : 2_000n],
    ]);
    expect(fees.reduce((sum, one) => sum + maxFee(one), 0n)).toBe(maxFee(all));
  },
);
