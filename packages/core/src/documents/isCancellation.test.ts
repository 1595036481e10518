import { expect, test } from 'vitest';
import { isCancellation } from './isCancellation.ts';

const own = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const cancellation = {
  replaces: `0x${'ab'.repeat(32)}`,
  amount: '0',
  from_address: own,
  to_address: own.toLowerCase(),
};

test('a transfer of 0 to oneself that replaces another one is a cancellation', () => {
  expect(isCancellation(cancellation)).toBe(true);
});

test.each([
  ['without a replaced transfer', { replaces: undefined }],
  ['of something', { amount: '0.1' }],
  ['to another account', { to_address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }],
  ['that calls oneself, an account with code,', { call_kind: 'other' as const }],
  ['of no tokens', { contract_address: '0x5FbDB2315678afecb367f032d93F642f64180aa3' }],
])('%s it is not a cancellation', (_, fields) =>
  expect(isCancellation({ ...cancellation, ...fields })).toBe(false),
);
