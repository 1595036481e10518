import type { GasEstimate } from '@everything-wallet/core/schemas/gasEstimate';
import { networks, type Network } from '@everything-wallet/core/networks/networks';
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { deferred } from '../../../testing/deferred.ts';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { rest } from '../../../testing/rest.ts';
import { estimateGas } from '../api/estimateGas.ts';
import { gasEstimate } from '../testing/gasEstimate.ts';
import { junk } from '../testing/junk.ts';
import type { EstimatedTransfer } from '../fees/gasQuestion.ts';
import { useGasEstimate } from './useGasEstimate.ts';

vi.mock('../api/estimateGas.ts', () => ({ estimateGas: vi.fn() }));
setUpComponentTests();

const ETHEREUM = networks[0];
const SEPOLIA = networks[1];
/** Debounce of typing, in ms. */
const DEBOUNCE = 200;

/** Transfer of an amount in wei. */
const question = (amount: bigint): EstimatedTransfer => ({
  from: junk.sender.address,
  to: junk.secondAddress,
  amount,
});

interface Typed {
  question: EstimatedTransfer | undefined;
  network: Network;
}

function renderEstimate(typed: EstimatedTransfer | undefined, network: Network = ETHEREUM) {
  const { result, rerender } = renderHook((props: Typed) => useGasEstimate(props.question, props.network), {
    wrapper: AppShell,
    initialProps: { question: typed, network },
  });
  return {
    estimation: () => result.current,
    type: (next: EstimatedTransfer | undefined, on: Network = network) =>
      rerender({ question: next, network: on }),
  };
}

const requestedValues = () => vi.mocked(estimateGas).mock.calls.map(([{ value }]) => value);

let problems: () => readonly string[];
beforeEach(() => {
  vi.useFakeTimers();
  problems = loggedProblems();
  vi.mocked(estimateGas).mockReset().mockResolvedValue(gasEstimate());
});

test('requests nothing without a question', async () => {
  const { estimation } = renderEstimate(undefined);
  await rest(60_000);
  expect(estimateGas).not.toHaveBeenCalled();
  expect(estimation()).toMatchObject({ estimate: undefined, isEstimating: false });
});

describe('typing', () => {
  test('requests once it has rested, not before', async () => {
    const { estimation, type } = renderEstimate(undefined);
    type(question(10n));
    await rest(DEBOUNCE - 1);
    expect(estimateGas).not.toHaveBeenCalled();
    await rest(1);
    expect(vi.mocked(estimateGas).mock.calls).toEqual([
      [{ from: junk.sender.address, to: junk.secondAddress, value: '0xa', network: 'mainnet' }],
    ]);
    await rest();
    expect(estimation()).toMatchObject({ estimate: gasEstimate(), isEstimating: false });
  });

  test('requests only for what was typed last', async () => {
    const { type } = renderEstimate(undefined);
    for (const amount of [1n, 12n, 123n]) {
      type(question(amount));
      await rest(DEBOUNCE - 1);
    }
    await rest(1);
    expect(requestedValues()).toEqual(['0x7b']);
  });

  test('is being estimated from the last keystroke until the answer arrives', async () => {
    const answer = deferred<GasEstimate>();
    vi.mocked(estimateGas).mockReturnValue(answer.promise);
    const { estimation, type } = renderEstimate(undefined);
    type(question(10n));
    expect(estimation().isEstimating).toBe(true);
    await rest(DEBOUNCE);
    expect(estimation().isEstimating).toBe(true);
    answer.resolve(gasEstimate());
    await rest();
    expect(estimation()).toMatchObject({ estimate: gasEstimate(), isEstimating: false });
    type(question(11n));
    expect(estimation()).toMatchObject({ estimate: undefined, isEstimating: true });
  });

  test('something incomplete removes the fee at once', async () => {
    const { estimation, type } = renderEstimate(question(10n));
    await rest(DEBOUNCE);
    await rest();
    expect(estimation().estimate).toBeDefined();
    type(undefined);
    expect(estimation()).toMatchObject({ estimate: undefined, isEstimating: false });
  });

  test('another network requests again', async () => {
    const { estimation, type } = renderEstimate(question(10n));
    await rest(DEBOUNCE);
    await rest();
    type(question(10n), SEPOLIA);
    expect(estimation()).toMatchObject({ estimate: undefined, isEstimating: true });
    await rest(DEBOUNCE);
    expect(vi.mocked(estimateGas).mock.lastCall?.[0].network).toBe('sepolia');
  });
});

describe('an answer', () => {
  test('to an earlier question is never shown, even when it arrives last', async () => {
    const slow = deferred<GasEstimate>();
    const quick = deferred<GasEstimate>();
    vi.mocked(estimateGas).mockImplementation(({ value }) =>
      value === '0xa' ? slow.promise : quick.promise,
    );
    const { estimation, type } = renderEstimate(question(10n));
    await rest(DEBOUNCE);
    type(question(11n));
    await rest(DEBOUNCE);
    expect(requestedValues()).toEqual(['0xa', '0xb']);

    slow.resolve(gasEstimate({ gasLimit: '99999' }));
    await rest();
    expect(estimation()).toMatchObject({ estimate: undefined, isEstimating: true });
    quick.resolve(gasEstimate());
    await rest();
    expect(estimation().estimate).toEqual(gasEstimate());
  });

  test('that arrives during typing is not shown', async () => {
    const answer = deferred<GasEstimate>();
    vi.mocked(estimateGas).mockReturnValue(answer.promise);
    const { estimation, type } = renderEstimate(question(10n));
    await rest(DEBOUNCE);
    type(question(11n));
    answer.resolve(gasEstimate());
    await rest();
    expect(estimation()).toMatchObject({ estimate: undefined, isEstimating: true });
  });

  test('is refreshed every 12 s, and shown meanwhile', async () => {
    const { estimation } = renderEstimate(question(10n));
    await rest(DEBOUNCE);
    await rest();
    const risen = deferred<GasEstimate>();
    vi.mocked(estimateGas).mockReturnValue(risen.promise);
    await rest(12_000);
    expect(requestedValues()).toHaveLength(2);
    expect(estimation()).toMatchObject({ estimate: gasEstimate(), isEstimating: false });
    risen.resolve(gasEstimate({ nonce: 1 }));
    await rest();
    expect(estimation().estimate?.nonce).toBe(1);
  });
});

describe('a failure', () => {
  test('leaves no estimate, and is only logged', async () => {
    vi.mocked(estimateGas).mockRejectedValue(new Error('unavailable'));
    const { estimation } = renderEstimate(question(10n));
    await rest(DEBOUNCE);
    await rest();
    expect(estimation()).toMatchObject({ estimate: undefined, isEstimating: false, isFailed: true });
    expect(problems()).toEqual(['[wallet] Fee estimation failed']);
    expect(document.querySelector('[role="alert"]')).toBeNull();
  });

  test('shows whether the nodes disagree', async () => {
    const disagree = new CallableError('unavailable', '', { reason: 'nodesDisagree' });
    vi.mocked(estimateGas).mockRejectedValueOnce(disagree).mockRejectedValueOnce(new Error('unavailable'));
    const { estimation } = renderEstimate(question(10n));
    await rest(DEBOUNCE);
    await rest();
    expect(estimation()).toMatchObject({ isFailed: true, isDisputed: true });
    await rest(6_000);
    expect(estimation()).toMatchObject({ isFailed: true, isDisputed: false });
  });

  // Regression: every six seconds Send was disabled during the request, and a press at that moment was lost.
  test('stays during a scheduled retry: nothing is disabled during a press', async () => {
    vi.mocked(estimateGas).mockRejectedValueOnce(new Error('unavailable'));
    const answer = deferred<GasEstimate>();
    vi.mocked(estimateGas).mockReturnValueOnce(answer.promise);
    const { estimation } = renderEstimate(question(10n));
    await rest(DEBOUNCE);
    await rest(6_000);
    expect(estimateGas).toHaveBeenCalledTimes(2);
    expect(estimation()).toMatchObject({ isEstimating: false, isFailed: true });
    answer.resolve(gasEstimate());
    await rest();
    expect(estimation()).toMatchObject({ estimate: gasEstimate(), isFailed: false });
  });

  test('removes the fee shown before: it may be out of date', async () => {
    const { estimation } = renderEstimate(question(10n));
    await rest(DEBOUNCE);
    await rest();
    vi.mocked(estimateGas).mockRejectedValue(new Error('unavailable'));
    await rest(12_000);
    await rest();
    expect(estimation().estimate).toBeUndefined();
  });

  test('is over with the next answer', async () => {
    vi.mocked(estimateGas).mockRejectedValueOnce(new Error('unavailable'));
    const { estimation } = renderEstimate(question(10n));
    await rest(DEBOUNCE);
    await rest(12_000);
    await rest();
    expect(estimation().estimate).toEqual(gasEstimate());
  });
});

describe('the age of an estimate', () => {
  test('counts from the request, and restarts with every answer', async () => {
    const answer = deferred<GasEstimate>();
    vi.mocked(estimateGas).mockReturnValueOnce(answer.promise);
    const { estimation } = renderEstimate(question(1n));
    expect(estimation().msSinceQuoted()).toBe(Infinity);
    await rest(DEBOUNCE + 3_000);
    answer.resolve(gasEstimate());
    await rest(1_000);
    expect(estimation().msSinceQuoted()).toBeGreaterThanOrEqual(4_000);
    // The same numbers once more are still a newer answer.
    await rest(8_000);
    expect(estimation().msSinceQuoted()).toBeLessThan(4_000);
  });
});
