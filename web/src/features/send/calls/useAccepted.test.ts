import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import type { CallEffects, Movement } from '@everything-wallet/core/calls/CallEffects';
import type { SimulationAnswer } from '@everything-wallet/core/callables/simulationAnswer';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { SPENDER, TOKEN, wrapRequest } from '../testing/callRequest.ts';
import { simulated } from '../testing/simulated.ts';
import { useAccepted } from './useAccepted.ts';

setUpComponentTests();

const { network, to, value, data } = wrapRequest;
const call = decodeCall({ chainId: network.chainId, to, value, data });

/** 7 wei for at least 90 units of a token. */
function effects(bound: Movement['bound'] = 'atLeast', contract = TOKEN): CallEffects {
  return {
    movements: [
      { direction: 'out', asset: { type: 'coin' }, amount: 7n, bound: 'exact' },
      { direction: 'in', asset: { type: 'token', contract }, amount: 90n, bound },
    ],
    permissions: [],
  };
}

/** What one node says that would leave and come. */
function look(units: string, coin = '-5'): SimulationAnswer {
  const movement = { kind: 'erc20', contract: TOKEN, tokenId: null, word: 'verified' } as const;
  return simulated(
    wrapRequest,
    undefined,
    { coin: { units: coin, word: 'verified' }, movements: [{ ...movement, units, isLogDifferent: false }] },
    { agreement: 'unconfirmed' },
  );
}

/** Whether what was ticked when 100 units came counts for another look. */
function holdsFor(next: SimulationAnswer, said: CallEffects): boolean {
  const { result, rerender } = renderHook(({ answer }) => useAccepted(answer, { call, effects: said }), {
    initialProps: { answer: look('100') },
  });
  act(() => result.current.accept('box', true, true));
  expect(result.current.accepted.has('box')).toBe(true);
  rerender({ answer: next });
  return result.current.accepted.has('box');
}

// Regression: what a swap brings moves with every block, and each look that was a unit lower took the tick off.
test('what was ticked holds while no less comes than the call itself makes sure of', () => {
  expect(holdsFor(look('99'), effects())).toBe(true);
  expect(holdsFor(look('90'), effects())).toBe(true);
});

test.each<[string, SimulationAnswer, CallEffects]>([
  ['less comes than that', look('89'), effects()],
  ['more leaves', look('100', '-6'), effects()],
  ['nobody knows the contract that says how much comes', look('99'), effects('claimed')],
  ['the call says it of something else', look('99'), effects('atLeast', SPENDER)],
])('not where %s', (_, next, said) => {
  expect(holdsFor(next, said)).toBe(false);
});
