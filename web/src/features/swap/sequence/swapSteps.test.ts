import { expect, test } from 'vitest';
import type { SwapSequence, SwapStep } from './SwapSequence.ts';
import type { SwapState } from './swapState.ts';
import { swapSteps } from './swapSteps.ts';

const ADDRESS = `0x${'6b'.repeat(20)}`;
const sell = { contract: ADDRESS, symbol: 'USDC', decimals: 6 };

const stepOf = (name: SwapStep): SwapSequence['step'] => ({ name, tx_hash: null, shown_at: 0, least: null });

function shown(name: SwapStep | undefined, state: SwapState['name']) {
  const step = name === undefined ? null : stepOf(name);
  return swapSteps({ sell, router: ADDRESS, step }, state)?.map((one) => `${one.name} ${one.state}`);
}

test.each([
  [undefined, 'interrupted', ['approve now', 'swap next']],
  ['approve', 'approve.pending', ['approve now', 'swap next']],
  ['approve', 'approve.failed', ['approve now', 'swap next']],
  ['approve', 'approve.completed', ['approve done', 'swap now']],
  ['revoke', 'revoke.pending', ['revoke now', 'approve next', 'swap next']],
  ['revoke', 'revoke.completed', ['revoke done', 'approve now', 'swap next']],
  ['swap', 'swap.pending', ['approve done', 'swap now']],
  ['swap', 'swap.failed', ['approve done', 'swap now']],
  ['swap', 'swap.completed', ['approve done', 'swap done']],
] as const)('after %s with state %s', (name, state, steps) => {
  expect(shown(name, state)).toEqual(steps);
});

test('are none for a swap of coin, a wrap, and a revoked approval', () => {
  const swap = stepOf('swap');
  const coin = { contract: null, symbol: 'ETH', decimals: 18 };
  expect(swapSteps({ sell: coin, router: ADDRESS, step: swap }, 'swap.pending')).toBeUndefined();
  expect(swapSteps({ sell, router: null, step: swap }, 'swap.pending')).toBeUndefined();
  expect(shown('takeBack', 'takeBack.pending')).toBeUndefined();
});
