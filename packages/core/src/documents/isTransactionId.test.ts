import { expect, test } from 'vitest';
import { isTransactionId } from './isTransactionId.ts';
import { receivedId, transactionId } from './transaction.ts';

const HASH = `0x${'Ab'.repeat(32)}`;

test('recognises ids of transactionId, also where the user id has an underscore', () => {
  expect(isTransactionId(transactionId('alice', 1, HASH))).toBe(true);
  expect(isTransactionId(transactionId('al_ice', 80002, HASH))).toBe(true);
});

// Regression: an incoming transfer was 'not found' on its own page.
test.each(['coin', '0', '17', '3.0', '17.25'])('recognises ids of receivedId, for the place %s', (place) => {
  expect(isTransactionId(receivedId('alice', 1, HASH, place))).toBe(true);
  expect(isTransactionId(receivedId('al_ice', 80002, HASH, place))).toBe(true);
});

test.each([
  ['nothing', ''],
  ['a hash alone', HASH.toLowerCase()],
  ['a short hash', `alice_1_${HASH.slice(0, -1).toLowerCase()}`],
  ['a path', `alice/x_1_${HASH.toLowerCase()}`],
  ['a path upwards', '..'],
  ['something behind the hash', `alice_1_${HASH.toLowerCase()}0`],
  ['no place behind the hash', receivedId('alice', 1, HASH, '')],
  ['half a place behind the hash', receivedId('alice', 1, HASH, '3.')],
  ['an invalid place', receivedId('alice', 1, HASH, 'coins')],
  ['a place within a place within a place', receivedId('alice', 1, HASH, '3.0.1')],
  ['a place without a hash', 'alice_1_coin'],
  ['a hash in capitals, which no record has', `alice_1_${HASH}`],
])('rejects %s', (_, text) => {
  expect(isTransactionId(text)).toBe(false);
});
