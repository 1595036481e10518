import { expect, test } from 'vitest';
import { isTransactionId } from './isTransactionId.ts';
import { transactionId } from './transaction.ts';

const HASH = `0x${'Ab'.repeat(32)}`;

test('what transactionId makes is one, also where the user id has an underscore', () => {
  expect(isTransactionId(transactionId('alice', 1, HASH))).toBe(true);
  expect(isTransactionId(transactionId('al_ice', 80002, HASH))).toBe(true);
});

test.each([
  ['nothing', ''],
  ['a hash alone', HASH.toLowerCase()],
  ['a short hash', `alice_1_${HASH.slice(0, -1).toLowerCase()}`],
  ['a path', `alice/x_1_${HASH.toLowerCase()}`],
  ['a path upwards', '..'],
  ['something behind the hash', `alice_1_${HASH.toLowerCase()}0`],
  ['a hash in capitals, which no record has', `alice_1_${HASH}`],
])('%s is none', (_, text) => {
  expect(isTransactionId(text)).toBe(false);
});
