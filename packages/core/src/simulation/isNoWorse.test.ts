import { expect, test } from 'vitest';
import type { SimulationOutcome } from '../callables/simulationAnswer.ts';
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
const shown: SimulationOutcome = {
  succeeds: true,
  reason: null,
  gasUsed: '50000',
  coin: { units: '-7', word: 'verified' },
  movements: [movement],
  approvals: [approval],
  isWhole: true,
};

test.each<[string, Partial<SimulationOutcome>]>([
  ['the same', {}],
  ['other gas', { gasUsed: '70000' }],
  ['less that leaves', { coin: { units: '-6', word: 'verified' } }],
  ['more that comes', { movements: [{ ...movement, units: '91' }] }],
  ['something more that comes', { movements: [movement, { ...movement, contract: SPENDER, units: '1' }] }],
  ['less that somebody may take', { approvals: [{ ...approval, units: '4' }] }],
])('%s is no worse', (_, now) => {
  expect(isNoWorse(shown, { ...shown, ...now })).toBe(true);
});

test.each<[string, Partial<SimulationOutcome>]>([
  ['a failure', { succeeds: false }],
  ['more coin that leaves', { coin: { units: '-8', word: 'verified' } }],
  ['coin of which nobody tells', { coin: null }],
  ['coin by its own word', { coin: { units: '-7', word: 'log' } }],
  ['less that comes', { movements: [{ ...movement, units: '89' }] }],
  ['nothing that comes', { movements: [] }],
  ['something else that comes', { movements: [{ ...movement, contract: SPENDER }] }],
  ['something else that leaves', { movements: [movement, { ...movement, contract: SPENDER, units: '-1' }] }],
  ['what a contract alone says', { movements: [{ ...movement, word: 'log' }] }],
  ['what a contract logs otherwise', { movements: [{ ...movement, isLogDifferent: true }] }],
  ['more that somebody may take', { approvals: [{ ...approval, units: '6' }] }],
  ['somebody else who may take it', { approvals: [{ ...approval, spender: TOKEN }] }],
  ['somebody more who may take it', { approvals: [approval, { ...approval, spender: TOKEN }] }],
  ['an allowance that is not taken back', { approvals: [] }],
  ['an allowance that was another one before', { approvals: [{ ...approval, unitsBefore: '3' }] }],
  ['an allowance that ends later', { approvals: [{ ...approval, endsAt: '2000000000' }] }],
  ['what was not looked at wholly', { isWhole: false }],
])('%s is worse', (_, now) => {
  expect(isNoWorse(shown, { ...shown, ...now })).toBe(false);
});

test('never accepts a failure', () => {
  const failing = { ...shown, succeeds: false };
  expect(isNoWorse(failing, failing)).toBe(false);
  expect(isNoWorse(failing, shown)).toBe(false);
});
