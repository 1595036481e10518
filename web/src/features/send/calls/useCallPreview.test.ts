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

function keep(initialProps: Props = {}) {
  const { result, rerender } = renderHook(
    ({ fees = FEES, choice = 'normal', isPaused = false }: Props) =>
      useCallPreview(approveRequest, { fees, choice, isReady: true, isPaused }),
    { wrapper: AppShell, initialProps },
  );
  return { kept: () => result.current, change: rerender };
}

const asked = () => vi.mocked(simulateCall).mock.calls.map(([{ maxFeePerGas }]) => maxFeePerGas);

test('looks every 8 s, each time with the fees of that moment, and shows those beside it', async () => {
  const { kept, change } = keep();
  await rest(0);
  expect(kept().look?.fees).toBe(FEES);
  const risen = { ...FEES, gasPrice: FEES.gasPrice + 1n };
  change({ fees: risen });
  await rest(7_000);
  expect(kept().look?.fees).toBe(FEES);
  await rest(1_500);
  expect(kept().look?.fees).toBe(risen);
  expect(asked()).toEqual(['30000000000', '30000000001']);
});

test('looks at once, and shows nothing before, where another fee is chosen', async () => {
  const { kept, change } = keep();
  await rest(0);
  const fast = { ...FEES, gasPrice: FEES.gasPrice * 2n };
  change({ fees: fast, choice: 'fast' });
  expect(kept().look).toBeUndefined();
  await rest(0);
  expect(kept().look?.fees).toBe(fast);
});

test('changes nothing under what is being signed', async () => {
  const { kept, change } = keep();
  await rest(0);
  change({ isPaused: true });
  const { look } = kept();
  await rest(60_000);
  expect(kept().look).toBe(look);
  expect(asked()).toHaveLength(1);
  expect(look?.msSinceAsked()).toBeGreaterThanOrEqual(60_000);
});

test('a look in vain says so, and is one all the same', async () => {
  vi.mocked(simulateCall).mockRejectedValue(new Error('offline'));
  const { kept } = keep();
  await rest(0);
  expect(kept().look).toMatchObject({ fees: FEES, answer: undefined });
  expect(problems()).toHaveLength(1);
});

test('shows what was found out elsewhere', async () => {
  const { kept } = keep();
  await rest(0);
  const found = { fees: FEES, answer: undefined, msSinceAsked: () => 0 };
  act(() => kept().show(found));
  await rest(0);
  expect(kept().look).toBe(found);
});

// Regression: it was asked every 8 s all the same, and nobody heard why there was no look.
test('a look that is refused for asking too much says for how long, and is not asked for before', async () => {
  const refusal = new CallableError('resource-exhausted', 'You have asked a lot.', {
    reason: 'tooManyRequests',
    retryAfterSeconds: 30,
  });
  vi.mocked(simulateCall).mockRejectedValueOnce(refusal);
  const { kept } = keep();
  await rest(0);
  expect(kept().look).toMatchObject({ answer: undefined, secondsToWait: 30 });
  await rest(29_000);
  expect(asked()).toHaveLength(1);
  await rest(1_500);
  expect(asked()).toHaveLength(2);
  expect(kept().look?.secondsToWait).toBeUndefined();
  expect(problems()).toHaveLength(1);
});
