// @vitest-environment node
import type { MovedInCall, TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { describe, expect, test } from 'vitest';
import { stepState } from '../../../lib/callSequence/stepState.ts';
import { COLLECTION, network } from '../testing/fakeMarket.ts';
import type { Trade } from './Trade.ts';
import { tradeState } from './tradeState.ts';

const buy: Trade = {
  id: 'one',
  user_id: 'alice',
  kind: 'buy',
  network: network.id,
  account: COLLECTION,
  contract: COLLECTION,
  token_id: '7',
  name: 'Tide 7',
  price: '1',
  order_hashes: [],
  tx_hash: `0x${'ab'.repeat(32)}`,
  written_at: 1,
};
const cancel: Trade = { ...buy, kind: 'cancel', price: null };
const lot: Trade = { ...buy, units: '3' };
const nfts = (units: string, changes: Partial<MovedInCall> = {}): MovedInCall[] => [
  { kind: 'coin', units: '9' },
  { kind: 'erc1155', contract_address: COLLECTION.toLowerCase(), token_id: '7', units, ...changes },
];
const inBlock = (facts: Partial<TransactionRecord>) =>
  ({ type: 'send', status: 'completed', ...facts }) as TransactionRecord;
const state = (trade: Trade, facts: Partial<TransactionRecord>) => {
  const record = inBlock(facts);
  return tradeState(trade, stepState(record, 'ready'), record);
};

describe('a call that is in a block', () => {
  test.each([buy, cancel])('is pending while only one node has it ($kind)', (trade) => {
    expect(state(trade, { is_final: false })).toBe('pending');
    expect(state(trade, { is_final: false, left: [] })).toBe('pending');
  });

  test('is completed once it has a quorum or is final', () => {
    expect(state(cancel, { is_final: false, left: [], came: [] })).toBe('completed');
    expect(state(cancel, { is_final: true })).toBe('completed');
    // As in old records.
    expect(state(cancel, {})).toBe('completed');
  });

  test('is pending again after a reorg', () => {
    expect(state(cancel, { status: 'pending', left: [], came: [] })).toBe('pending');
  });
});

describe('a purchase', () => {
  test.each<[string, MovedInCall[]]>([
    ['nothing', []],
    ['fewer', nfts('2')],
    ['another number', nfts('3', { token_id: '8' })],
    ['another collection', nfts('3', { contract_address: `0x${'1'.repeat(40)}` })],
  ])('is incomplete if it received %s', (_, came) => {
    expect(state(lot, { is_final: false, left: [], came })).toBe('notCome');
    expect(state(lot, { is_final: true, came })).toBe('notCome');
  });

  test('is completed if all of it was received, or if that is unknown', () => {
    expect(state(lot, { is_final: true, came: nfts('3') })).toBe('completed');
    expect(state(buy, { is_final: true, came: nfts('1') })).toBe('completed');
    expect(state(lot, { is_final: true })).toBe('completed');
  });
});
