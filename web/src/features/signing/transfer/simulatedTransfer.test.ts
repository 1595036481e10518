import { networks } from '@everything-wallet/core/networks/networks';
import { expect, test } from 'vitest';
import { SPENDER as RECIPIENT } from '../testing/callRequest.ts';
import { junk } from '../testing/junk.ts';
import { simulatedTransfer } from './simulatedTransfer.ts';

type Typed = Parameters<typeof simulatedTransfer>[0];

const origin = {
  sender: junk.sender,
  isSenderChanged: false,
  isNetworkChanged: false,
  isMoved: false,
  isWatchOnly: false,
};
const costWith = (isFailed: boolean) =>
  ({
    estimation: { isFailed },
    feeChoice: { option: 'normal', typed: { maxFee: '', tip: '' } },
    totals: { fees: undefined },
  }) as Typed['cost'];
const complete: Typed = {
  network: networks[0],
  origin,
  recipient: { address: RECIPIENT },
  amount: 5n,
  asset: { spendable: 5n },
  token: undefined,
  cost: costWith(false),
  isMax: false,
};

test.each<[string, Partial<Typed>]>([
  ['a recipient', { recipient: { address: undefined } }],
  ['an amount', { amount: undefined }],
  ['a balance that covers it', { asset: { spendable: 4n } }],
  ['a known sender', { origin: { ...origin, sender: undefined } }],
  ['the account that the form was opened for', { origin: { ...origin, isMoved: true } }],
])('nothing is simulated without %s', (_, change) => {
  expect(simulatedTransfer({ ...complete, ...change })).toBeUndefined();
});

test('waits for the fees it will be signed with, and for the reason where they cannot be estimated', () => {
  expect(simulatedTransfer(complete)).toMatchObject({ isReady: false, request: { value: 5n, data: '0x' } });
  expect(simulatedTransfer({ ...complete, cost: costWith(true) })).toMatchObject({ isReady: true });
});
