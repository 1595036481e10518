import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import type { CallEffects, Movement } from '@everything-wallet/core/calls/CallEffects';
import type { SimulationAnswer } from '@everything-wallet/core/schemas/simulationAnswer';
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

/** Simulation by one node, with payment and receipt. */
function simulation(units: string, coin = '-5'): SimulationAnswer {
  const movement = { kind: 'erc20', contract: TOKEN, tokenId: null, word: 'verified' } as const;
  return simulated(
    wrapRequest,
    undefined,
    { coin: { units: coin, word: 'verified' }, movements: [{ ...movement, units, isLogDifferent: false }] },
    { agreement: 'unconfirmed' },
  );
}

/** Checks that accepting a simulation with 100 units received covers another one. */
function holdsFor(next: SimulationAnswer, declared: CallEffects): boolean {
  const { result, rerender } = renderHook(
    ({ answer }) => useAccepted([{ answer, call, effects: declared }])[0] ?? expect.unreachable(),
    {
      initialProps: { answer: simulation('100') },
    },
  );
  act(() => result.current.accept('box', true, true));
  expect(result.current.accepted.has('box')).toBe(true);
  rerender({ answer: next });
  return result.current.accepted.has('box');
}

// Regression: the output of a swap changes with every block, and each simulation that was a unit lower cleared the checkbox.
test('an accepted warning applies while the call itself guarantees the output', () => {
  expect(holdsFor(simulation('99'), effects())).toBe(true);
  expect(holdsFor(simulation('90'), effects())).toBe(true);
});

test.each<[string, SimulationAnswer, CallEffects]>([
  ['less is received', simulation('89'), effects()],
  ['more is paid', simulation('100', '-6'), effects()],
  ['an unknown contract claims the output', simulation('99'), effects('claimed')],
  ['the call guarantees another token', simulation('99'), effects('atLeast', SPENDER)],
])('not where %s', (_, next, declared) => {
  expect(holdsFor(next, declared)).toBe(false);
});
