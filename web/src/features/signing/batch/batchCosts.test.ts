import { transferFees } from '@everything-wallet/core/transactions/transferFees';
import { expect, test } from 'vitest';
import { approveRequest } from '../testing/callRequest.ts';
import { gasEstimate } from '../testing/gasEstimate.ts';
import { simulated } from '../testing/simulated.ts';
import { batchCosts } from './batchCosts.ts';

/** 30,000 wei each. */
const fees = { ...transferFees(gasEstimate()), gasLimit: 30_000n, gasPrice: 1n };
const requests = [{ value: 0n }, { value: 500n }];

function previewOf(
  coins: readonly (string | null)[],
  known: readonly (typeof fees | undefined)[] = [fees, fees],
) {
  const msSinceAsked = () => 0;
  const calls = coins.map((units, place) => {
    const answer = simulated(approveRequest, fees, {
      coin: units === null ? null : { units, word: 'verified' },
    });
    return { fees: known[place], answer, msSinceAsked };
  });
  return { calls, limits: undefined, msSinceAsked };
}

test('are the coin of all calls, and the highest fees of all', () => {
  expect(batchCosts(requests, previewOf(['0', '-500']), { balance: '60500' })).toEqual({
    value: 500n,
    fee: 60_000n,
    l1Fee: undefined,
    total: 60_500n,
    isShort: false,
    funds: [
      { balance: 60_500n, fee: 30_000n },
      { balance: 30_500n, fee: 30_000n },
    ],
  });
});

test('are too high where the balance covers each call, but not all', () => {
  expect(batchCosts(requests, previewOf(['0', '-500']), { balance: '60499' }).isShort).toBe(true);
});

test('may be paid with coin that an earlier call brings', () => {
  expect(batchCosts(requests, previewOf(['500', '-500']), { balance: '60000' }).isShort).toBe(false);
});

test('may not be paid with coin that the simulation does not know', () => {
  expect(batchCosts(requests, previewOf(['0', null]), { balance: '60499' }).isShort).toBe(true);
});

test('leave a later call the coin that an earlier one brings, less what it costs', () => {
  const { funds } = batchCosts(requests, previewOf(['900', '-500']), { balance: '70000' });
  expect(funds).toEqual([
    { balance: 70_000n, fee: 30_000n },
    { balance: 40_900n, fee: 30_000n },
  ]);
});

test('are unknown while the fee of one call is', () => {
  const costs = batchCosts(requests, previewOf(['0', '0'], [fees]), { balance: '1' });
  expect(costs).toMatchObject({ fee: undefined, total: undefined, isShort: false, funds: [] });
});
