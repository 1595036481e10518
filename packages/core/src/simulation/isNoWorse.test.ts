import { expect, test } from 'vitest';
import type { SimulationOutcome } from '../schemas/simulationAnswer.ts';
import { isNoWorse } from './isNoWorse.ts';

const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const SPENDER = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

const movement = {
  kind: 'erc20',
  contract: TOKEN,
  tokenId: null,
  units: '90',
  word: 'verified',
  isLogDifferent: false,
} as const;
const approval = {
  ...movement,
  kind: 'allowance',
  spender: SPENDER,
  units: '5',
  unitsBefore: '0',
  endsAt: null,
} as const;
const receipt = { contract: TOKEN, recipient: SPENDER, units: '6', word: 'verified' } as const;
const shown: SimulationOutcome = {
  succeeds: true,
  reason: null,
  gasUsed: '50000',
  coin: { units: '-7', word: 'verified' },
  movements: [movement],
  approvals: [approval],
  receipts: [receipt],
  isWhole: true,
};

test.each<[string, Partial<SimulationOutcome>]>([
  ['the same', {}],
  ['other gas', { gasUsed: '70000' }],
  ['less sent', { coin: { units: '-6', word: 'verified' } }],
  ['more received', { movements: [{ ...movement, units: '91' }] }],
  ['another asset received', { movements: [movement, { ...movement, contract: SPENDER, units: '1' }] }],
  ['more that arrives', { receipts: [{ ...receipt, units: '7' }] }],
  ['a smaller permission', { approvals: [{ ...approval, units: '4' }] }],
])('%s is no worse', (_, now) => {
  expect(isNoWorse(shown, { ...shown, ...now })).toBe(true);
});

test.each<[string, Partial<SimulationOutcome>]>([
  ['a failure', { succeeds: false }],
  ['more coin sent', { coin: { units: '-8', word: 'verified' } }],
  ['unknown coin', { coin: null }],
  ['unverified coin', { coin: { units: '-7', word: 'log' } }],
  ['less received', { movements: [{ ...movement, units: '89' }] }],
  ['nothing received', { movements: [] }],
  ['less that arrives', { receipts: [{ ...receipt, units: '5' }] }],
  ['an unknown receipt', { receipts: [] }],
  ['an unverified receipt', { receipts: [{ ...receipt, word: 'log' }] }],
  ['another asset received instead', { movements: [{ ...movement, contract: SPENDER }] }],
  ['another asset sent', { movements: [movement, { ...movement, contract: SPENDER, units: '-1' }] }],
  ['an unverified movement', { movements: [{ ...movement, word: 'log' }] }],
  ['a movement with a different log', { movements: [{ ...movement, isLogDifferent: true }] }],
  ['a larger permission', { approvals: [{ ...approval, units: '6' }] }],
  ['another spender', { approvals: [{ ...approval, spender: TOKEN }] }],
  ['an additional spender', { approvals: [approval, { ...approval, spender: TOKEN }] }],
  ['an approval that is not revoked', { approvals: [] }],
  ['an allowance that was another one before', { approvals: [{ ...approval, unitsBefore: '3' }] }],
  ['an allowance that ends later', { approvals: [{ ...approval, endsAt: '2000000000' }] }],
  ['a partial simulation', { isWhole: false }],
])('%s is worse', (_, now) => {
  expect(isNoWorse(shown, { ...shown, ...now })).toBe(false);
});

test('never accepts a failure', () => {
  const failing = { ...shown, succeeds: false };
  expect(isNoWorse(failing, failing)).toBe(false);
  expect(isNoWorse(failing, shown)).toBe(false);
});
