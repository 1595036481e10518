import { expect, test } from 'vitest';
import { replacementHindrance } from './replacementHindrance.ts';
import { transaction } from './testing/transaction.ts';

const waiting = transaction({ status: 'pending', nonce: 7, signed_transaction: '0x02' });
const primary = { address: waiting.from_address.toLowerCase(), isWatchOnly: false };
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

test('nothing is in the way of the lowest nonce of an account on its network', () => {
  const pending = [
    waiting,
    { ...waiting, nonce: 8 },
    { ...waiting, nonce: 3, network: 'polygon' },
    { ...waiting, nonce: 3, from_address: other },
    { ...waiting, nonce: 3, type: 'receive' as const },
  ];
  expect(replacementHindrance(waiting, { pending, primary })).toBeUndefined();
});

test.each([
  ['replace.no.lowerNonce', {}, {}, [{ ...waiting, nonce: 6 }]],
  ['replace.no.inBlock', { status: 'completed' }, {}, []],
  ['replace.no.foreign', { signed_transaction: undefined }, {}, []],
  ['replace.no.foreign', { type: 'receive' }, {}, []],
  ['replace.no.replaced', { replaced_by: `0x${'cd'.repeat(32)}` }, {}, []],
  ['replace.no.unknown', {}, { primary: undefined }, []],
  ['replace.no.account', {}, { primary: { address: other, isWatchOnly: false } }, []],
  ['replace.no.watchOnly', {}, { primary: { ...primary, isWatchOnly: true } }, []],
] as const)('%s', (reason, fields, circumstances, pending) => {
  const given = { primary, pending, ...circumstances };
  expect(replacementHindrance({ ...waiting, ...fields }, given)).toBe(reason);
});
