import { transferFees, type TransferFees } from '@everything-wallet/core/transactions/transferFees';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { rest } from '../../../testing/rest.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { approveRequest } from '../testing/callRequest.ts';
import { gasEstimate } from '../testing/gasEstimate.ts';
import { simulated } from '../testing/simulated.ts';
import { simulateCall } from './simulateCall.ts';
import { useCallPreview } from './useCallPreview.ts';

vi.mock('./simulateCall.ts', () => ({ simulateCall: vi.fn() }));
setUpComponentTests();

const FEES = transferFees(gasEstimate());

let problems: () => readonly string[];
beforeEach(() => {
  vi.useFakeTimers();
  problems = loggedProblems();
  vi.mocked(simulateCall).mockReset().mockResolvedValue(simulated(approveRequest, FEES));
});
afterEach(() => void vi.useRealTimers());

interface Props {
  readonly fees?: TransferFees | undefined;
  readonly choice?: string;
  readonly isPaused?: boolean;
}

function renderPreview(initialProps: Props = {}) {
  const { result, rerender } = renderHook(
    ({ fees = FEES, choice = 'normal', isPaused = false }: Props) =>
      useCallPreview(approveRequest, { fees, choice, isReady: true, isPaused }),
    { wrapper: AppShell, initialProps },
  );
  return { current: () => result.current, change: rerender };
}

const simulatedFees = () => vi.mocked(simulateCall).mock.calls.map(([{ maxFeePerGas }]) => maxFeePerGas);

test('simulates every 8 s, each time with the current fees, and shows those beside it', async () => {
  const { current, change } = renderPreview();
  await rest(0);
  expect(current().preview?.fees).toBe(FEES);
  const risen = { ...FEES, gasPrice: FEES.gasPrice + 1n };
  change({ fees: risen });
  await rest(7_000);
  expect(current().preview?.fees).toBe(FEES);
  await rest(1_500);
  expect(current().preview?.fees).toBe(risen);
  expect(simulatedFees()).toEqual(['30000000000', '30000000001']);
});

test('simulates at once, and shows nothing before, when another fee is selected', async () => {
  const { current, change } = renderPreview();
  await rest(0);
  const fast = { ...FEES, gasPrice: FEES.gasPrice * 2n };
  change({ fees: fast, choice: 'fast' });
  expect(current().preview).toBeUndefined();
  await rest(0);
  expect(current().preview?.fees).toBe(fast);
});

test('changes nothing during a signature', async () => {
  const { current, change } = renderPreview();
  await rest(0);
  change({ isPaused: true });
  const { preview } = current();
  await rest(60_000);
  expect(current().preview).toBe(preview);
  expect(simulatedFees()).toHaveLength(1);
  expect(preview?.msSinceAsked()).toBeGreaterThanOrEqual(60_000);
});

test('a failed simulation is a preview without an answer', async () => {
  vi.mocked(simulateCall).mockRejectedValue(new Error('offline'));
  const { current } = renderPreview();
  await rest(0);
  expect(current().preview).toMatchObject({ fees: FEES, answer: undefined });
  expect(problems()).toHaveLength(1);
});

test('shows a preview from elsewhere', async () => {
  const { current } = renderPreview();
  await rest(0);
  const found = { fees: FEES, answer: undefined, msSinceAsked: () => 0 };
  act(() => current().show(found));
  await rest(0);
  expect(current().preview).toBe(found);
});

// Regression: it was still requested every 8 s, and no reason was shown.
test('a simulation that hits a rate limit shows the wait, and is not requested before its end', async () => {
  const refusal = new CallableError('resource-exhausted', 'You have asked a lot.', {
    reason: 'tooManyRequests',
    retryAfterSeconds: 30,
  });
  vi.mocked(simulateCall).mockRejectedValueOnce(refusal);
  const { current } = renderPreview();
  await rest(0);
  expect(current().preview).toMatchObject({ answer: undefined, secondsToWait: 30 });
  await rest(29_000);
  expect(simulatedFees()).toHaveLength(1);
  await rest(1_500);
  expect(simulatedFees()).toHaveLength(2);
  expect(current().preview?.secondsToWait).toBeUndefined();
  expect(problems()).toHaveLength(1);
});
