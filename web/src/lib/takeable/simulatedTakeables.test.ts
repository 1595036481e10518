import type { SimulationOutcome } from '@everything-wallet/core/schemas/simulationAnswer';
import { expect, test } from 'vitest';
import { simulatedTakeables } from './simulatedTakeables.ts';

const OWNER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const SPENDER = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const shared = { owner: OWNER, spender: SPENDER, contract: TOKEN };

test('simulated approvals can be used, in any order, unless they end or name one NFT', () => {
  const approval = {
    ...{ contract: TOKEN, spender: SPENDER, tokenId: null, units: '7', unitsBefore: '0', endsAt: null },
    ...({ word: 'verified', isLogDifferent: false } as const),
  };
  const approvals: SimulationOutcome['approvals'] = [
    { ...approval, kind: 'allowance' },
    { ...approval, kind: 'allowance', units: (2n ** 256n - 1n).toString() },
    { ...approval, kind: 'permit2' },
    { ...approval, kind: 'operator', units: '1' },
    { ...approval, kind: 'operator', units: '0' },
    { ...approval, kind: 'tokenApproval', tokenId: '3', units: '1' },
    { ...approval, kind: 'tokenApproval', tokenId: '3', units: '0', spender: null },
  ];
  expect(simulatedTakeables({ approvals } as SimulationOutcome, OWNER)).toEqual([
    { ...shared, kind: 'token', amount: 7n, isByPermit2: false },
    { ...shared, kind: 'token', amount: 'all', isByPermit2: false },
    { ...shared, kind: 'token', amount: 7n, isByPermit2: true },
    { ...shared, kind: 'collection', amount: 'all', isByPermit2: false },
  ]);
});
