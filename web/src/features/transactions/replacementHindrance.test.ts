// @vitest-environment node
import { expect, test } from 'vitest';
import { replacementHindrance } from './replacementHindrance.ts';
import { transaction } from './testing/transaction.ts';

const waiting = transaction({ status: 'pending', nonce: 7, signed_transaction: '0x02' });
const account = { isWatchOnly: false };
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

test('nothing blocks the lowest nonce of an account on its network', () => {
  const pending = [
    waiting,
    { ...waiting, nonce: 8 },
    { ...waiting, nonce: 3, network: 'polygon' },
    { ...waiting, nonce: 3, from_address: other },
    { ...waiting, nonce: 3, type: 'receive' as const },
  ];
  expect(replacementHindrance(waiting, { pending, account })).toBeUndefined();
});

test.each([
  ['replace.no.lowerNonce', {}, {}, [{ ...waiting, nonce: 6 }]],
  ['replace.no.inBlock', { status: 'completed' }, {}, []],
  ['replace.no.foreign', { signed_transaction: undefined }, {}, []],
  ['replace.no.foreign', { type: 'receive' }, {}, []],
  ['replace.no.replaced', { replaced_by: `0x${'cd'.repeat(32)}` }, {}, []],
  ['replace.no.unknown', {}, { account: undefined }, []],
  ['replace.no.account', {}, { account: 'none' }, []],
  ['replace.no.watchOnly', {}, { account: { isWatchOnly: true } }, []],
] as const)('%s', (reason, fields, circumstances, pending) => {
  const given = { account, pending, ...circumstances };
  expect(replacementHindrance({ ...waiting, ...fields }, given)).toBe(reason);
});

// Regression: a replaced transaction stays pending until every node has answered, and blocked the cancellation of later ones.
test.each([
  ['the replacement', [{ ...waiting, nonce: 6, replaced_by: `0x${'11'.repeat(32)}` }]],
  ['the first transfer', [{ ...waiting, nonce: 6, replaces: `0x${'11'.repeat(32)}` }]],
  [
    'the last of three',
    [
      { ...waiting, nonce: 6, tx_hash: `0x${'22'.repeat(32)}`, replaced_by: `0x${'33'.repeat(32)}` },
      { ...waiting, nonce: 6, tx_hash: `0x${'33'.repeat(32)}`, replaced_by: `0x${'44'.repeat(32)}` },
    ],
  ],
])('a lower nonce no longer blocks once %s is in a block', (_, others) => {
  expect(replacementHindrance(waiting, { pending: [waiting, ...others], account })).toBeUndefined();
});

test('a lower nonce blocks while both transactions with it are pending', () => {
  const [one, other] = [`0x${'22'.repeat(32)}`, `0x${'33'.repeat(32)}`];
  const pending = [
    { ...waiting, nonce: 6, tx_hash: one, replaced_by: other },
    { ...waiting, nonce: 6, tx_hash: other, replaces: one },
    // Another network does not matter.
    { ...waiting, nonce: 6, network: 'polygon', replaces: `0x${'44'.repeat(32)}` },
  ];
  expect(replacementHindrance(waiting, { pending, account })).toBe('replace.no.lowerNonce');
});
