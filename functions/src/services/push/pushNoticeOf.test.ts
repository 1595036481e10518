import { expect, test } from 'vitest';
import type { ActivityEvent } from '../activity/ActivityEvent.ts';
import { pushNoticeOf } from './pushNoticeOf.ts';

const NOW = Date.parse('2026-11-30T12:00:00Z');
const MINE = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const OTHER = '0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0';

function eventOf(change: Partial<ActivityEvent>, data: object = {}): ActivityEvent {
  return {
    ...{ id: `evt_${'a'.repeat(32)}`, type: 'transfer.coin', network: 'polygon-amoy' },
    timestamp: '2026-11-30T11:59:00.000Z',
    ...change,
    data: {
      ...{ movementId: '1', address: MINE, direction: 'in', txHash: '0x1', blockNumber: 1, blockHash: '0x2' },
      ...{ blockAt: NOW, kind: 'transfer', standard: 'coin', from: OTHER, to: MINE, units: '12345' },
      ...{ symbol: 'POL', decimals: 18, ...data },
    },
  };
}
const token = { standard: 'erc20', contract: OTHER, symbol: 'USDC' };

test.each([
  ['received coin', eventOf({}), 'received'],
  ['a received known token', eventOf({ type: 'transfer.token' }, token), 'received'],
  ['sent coin that is settled', eventOf({ type: 'movement.settled' }, { direction: 'out' }), 'sent'],
  [
    'a sent token that is settled',
    eventOf({ type: 'movement.settled' }, { ...token, direction: 'out' }),
    'sent',
  ],
])('notifies of %s, without amount and token', (_, event, kind) => {
  expect(pushNoticeOf(event, NOW)).toEqual({
    ...{ id: event.id, kind, network: 'polygon-amoy', address: MINE },
  });
});

test.each([
  ['an unverified token', eventOf({ type: 'transfer.token' }, { ...token, symbol: undefined })],
  ['an NFT', eventOf({ type: 'transfer.nft' }, { standard: 'erc721', symbol: undefined })],
  ['an NFT with a symbol', eventOf({ type: 'transfer.nft' }, { standard: 'erc721' })],
  ['a transfer of nothing', eventOf({}, { units: '0' })],
  // Anyone can make a transfer of nothing from your account.
  ['nothing sent', eventOf({ type: 'movement.settled' }, { ...token, direction: 'out', units: '0' })],
  ['a transfer to oneself', eventOf({}, { direction: 'self' })],
  ['a sent transfer that is not settled', eventOf({}, { direction: 'out' })],
  ['a received transfer that is settled', eventOf({ type: 'movement.settled' })],
  ['a reorg', eventOf({ type: 'movement.reorged' })],
  ['an approval', eventOf({ type: 'approval.changed' }, { kind: 'approval', units: '5' })],
  ['an event older than an hour', eventOf({ timestamp: '2026-11-30T10:59:59.000Z' })],
  // Regression: after a stop of the scanner, everything of the hours before was pushed.
  ['a new event on an older block', eventOf({}, { blockAt: NOW - 3_600_001 })],
])('stays quiet about %s', (_, event) => {
  expect(pushNoticeOf(event, NOW)).toBeUndefined();
});
