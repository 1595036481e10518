import { networks } from '@everything-wallet/core/networks/networks';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { rest } from '../../../testing/rest.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { estimateGas } from '../api/estimateGas.ts';
import { signingLimits } from '../pipeline/signingLimits.ts';
import { gasEstimate } from '../testing/gasEstimate.ts';
import { junk } from '../testing/junk.ts';
import { gasQuestion } from './gasQuestion.ts';
import { useGasQuestion } from './useGasQuestion.ts';

vi.mock('../api/estimateGas.ts', () => ({ estimateGas: vi.fn() }));
setUpComponentTests();

// Regression: the fee of a purchase was requested again after it was mined, where the same call fails.
test('is not refreshed during a signature, and is afterwards', async () => {
  vi.useFakeTimers();
  vi.mocked(estimateGas).mockReset().mockResolvedValue(gasEstimate());
  const question = gasQuestion(
    { from: junk.sender.address, to: junk.secondAddress, amount: 1n },
    networks[0],
  );
  const { rerender } = renderHook(({ isPaused }) => useGasQuestion(question, isPaused), {
    wrapper: AppShell,
    initialProps: { isPaused: false },
  });
  await rest(signingLimits.FEE_REFRESH_MS + 500);
  expect(estimateGas).toHaveBeenCalledTimes(2);

  rerender({ isPaused: true });
  await rest(10 * signingLimits.FEE_REFRESH_MS);
  expect(estimateGas).toHaveBeenCalledTimes(2);

  rerender({ isPaused: false });
  await rest(signingLimits.FEE_REFRESH_MS + 500);
  expect(estimateGas).toHaveBeenCalledTimes(3);
});
