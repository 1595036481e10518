import { beforeEach, expect, test, vi } from 'vitest';
import { transferFees } from '@everything-wallet/core/transactions/transferFees';
import { simulateCall } from '../review/simulateCall.ts';
import { approveRequest, wrapRequest } from '../testing/callRequest.ts';
import { gasEstimate } from '../testing/gasEstimate.ts';
import { simulatedBatch } from '../testing/simulatedBatch.ts';
import { simulateBatch } from './simulateBatch.ts';

vi.mock('../review/simulateCall.ts', () => ({ simulateCall: vi.fn() }));
beforeEach(() => void vi.mocked(simulateCall).mockReset());

const requests = [approveRequest, wrapRequest];
const fees = ['60000', '40000'].map((gasLimit) => transferFees(gasEstimate({ gasLimit })));
const outcomes = [{ gasUsed: '50000' }, { gasUsed: '30000' }];

test('asks once about all calls, and returns an answer for each', async () => {
  const token = { contract: wrapRequest.to, symbol: 'WETH', name: '', decimals: 18, isListed: true };
  vi.mocked(simulateCall).mockResolvedValue(simulatedBatch(requests, fees, outcomes, { tokens: [token] }));
  const answers = await simulateBatch(requests, fees);
  expect(answers.map(({ outcome, tokens }) => [outcome?.gasUsed, tokens])).toEqual([
    ['50000', [token]],
    ['30000', [token]],
  ]);
  expect(vi.mocked(simulateCall).mock.calls).toEqual([
    [
      expect.objectContaining({
        to: approveRequest.to,
        gasLimit: '60000',
        next: [{ to: wrapRequest.to, value: '5', data: wrapRequest.data, gasLimit: '40000' }],
      }),
    ],
  ]);
});

test.each([
  ['of other bytes', [approveRequest, { ...wrapRequest, value: 6n }], fees],
  ['in another order', requests.toReversed(), fees],
  ['of fewer calls', [approveRequest], fees],
  ['of more calls', [...requests, wrapRequest], [...fees, ...fees]],
  ['of other gas', requests, fees.toReversed()],
  ['without gas', requests, undefined],
])('takes no answer %s', async (_, others, otherFees) => {
  vi.mocked(simulateCall).mockResolvedValue(simulatedBatch(others, otherFees, outcomes));
  await expect(simulateBatch(requests, fees)).rejects.toMatchObject({ code: 'data-loss' });
});
