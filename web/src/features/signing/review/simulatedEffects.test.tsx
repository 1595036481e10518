import type { SimulationOutcome } from '@everything-wallet/core/schemas/simulationAnswer';
import { networks } from '@everything-wallet/core/networks/networks';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useText } from '../../../lib/text/useText.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { simulatedEffects } from './simulatedEffects.ts';
import { useCallNames } from './useCallNames.ts';

setUpComponentTests();

const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const SPENDER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const facts = { contract: TOKEN, symbol: 'USDC', name: 'USD Coin', decimals: 6, isListed: true };

function linesOf(approvals: SimulationOutcome['approvals']) {
  const outcome: SimulationOutcome = {
    succeeds: true,
    reason: null,
    gasUsed: '50000',
    coin: null,
    movements: [],
    approvals,
    receipts: [],
    isWhole: true,
  };
  return renderHook(() => simulatedEffects(outcome, useCallNames(networks[0], [facts]), useText()), {
    wrapper: AppShell,
  }).result.current;
}

// Regression: revoking an unlimited allowance crashed the dialog, and the whole screen with it.
test('a revoked unlimited allowance is shown with its earlier value', () => {
  const [line] = linesOf([
    {
      kind: 'allowance',
      contract: TOKEN,
      tokenId: null,
      spender: SPENDER,
      units: '0',
      unitsBefore: (2n ** 256n - 1n).toString(),
      endsAt: null,
      word: 'verified',
      isLogDifferent: false,
    },
  ]);
  expect(line?.text).toContain('can no longer spend your USDC');
  expect(line?.marks.join()).toMatch(/USDC/);
});
