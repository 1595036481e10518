import type { CallEffects } from '@everything-wallet/core/calls/CallEffects';
import type { SimulationOutcome } from '@everything-wallet/core/schemas/simulationAnswer';
import { expect, test } from 'vitest';
import { TOKEN } from '../testing/callRequest.ts';
import { minOutcome } from './minOutcome.ts';

const received = (units: string): SimulationOutcome => ({
  succeeds: true,
  reason: null,
  gasUsed: '1',
  coin: { units: '0', word: 'verified' },
  movements: [
    { kind: 'erc20', contract: TOKEN, tokenId: null, units, word: 'verified', isLogDifferent: false },
  ],
  approvals: [],
  receipts: [],
  isWhole: true,
});
const declared = (amount: bigint) =>
  ({
    movements: [{ direction: 'in', bound: 'atLeast', amount, asset: { type: 'token', contract: TOKEN } }],
    permissions: [],
  }) as never as CallEffects;
const unitsOf = ({ movements }: SimulationOutcome) => movements.map(({ units }) => units);

test('of what is received, the minimum of the call counts', () => {
  expect(unitsOf(minOutcome(received('1000'), declared(900n)))).toEqual(['900']);
  expect(unitsOf(minOutcome(received('1000'), declared(1n)))).toEqual(['1']);
});

// Regression: a later call of a batch with a minimum of 1 unit was signed after its receipt had fallen to 1 unit.
test('a receipt is not reduced below the part that has to arrive', () => {
  expect(unitsOf(minOutcome(received('1000'), declared(1n), 97n))).toEqual(['970']);
  expect(unitsOf(minOutcome(received('1000'), declared(980n), 97n))).toEqual(['980']);
});
