// @vitest-environment node
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { describeCall } from '@everything-wallet/core/calls/describeCall';
import type { SimulationOutcome } from '@everything-wallet/core/schemas/simulationAnswer';
import { expect, test } from 'vitest';
import { approveRequest, SPENDER, TOKEN } from '../testing/callRequest.ts';
import { simulated } from '../testing/simulated.ts';
import { takeablesOfCall } from './takeablesOfCall.ts';

const { network, sender, to, value, data, facts } = approveRequest;
const effects = describeCall(decodeCall({ chainId: network.chainId, to, value, data }, facts), {
  sender: sender.address,
  wrappedCoin: network.wrappedCoin,
});
const approval: SimulationOutcome['approvals'][number] = {
  ...{ contract: TOKEN, spender: SPENDER, tokenId: null, units: '900' },
  ...{ unitsBefore: '0', endsAt: null, isLogDifferent: false },
  kind: 'allowance',
  word: 'verified',
};

const amountsOf = (fields?: Partial<SimulationOutcome>) =>
  takeablesOfCall(
    approveRequest,
    effects,
    fields && simulated(approveRequest, undefined, fields).outcome,
  ).map(({ contract, amount }) => [contract, amount]);

test('a full simulation counts, though the call declares less', () => {
  expect(amountsOf({ approvals: [approval] })).toEqual([[TOKEN, 900n]]);
  expect(amountsOf({})).toEqual([]);
});

// Regression: what the call declares was dropped where the simulation covers a part.
test.each([
  ['without a simulation', undefined],
  ['where the simulation covers a part', { isWhole: false }],
])('what the call declares counts %s', (_, fields) => {
  expect(amountsOf(fields)).toEqual([[TOKEN, 100n]]);
});

test('the higher amount counts where both name the permission', () => {
  expect(amountsOf({ isWhole: false, approvals: [approval] })).toEqual([[TOKEN, 900n]]);
});

test('a call that fails permits nothing', () => {
  expect(amountsOf({ succeeds: false })).toEqual([]);
});
