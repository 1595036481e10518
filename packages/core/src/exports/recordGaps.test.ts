import { describe, expect, test } from 'vitest';
import { fromUnits } from '../amounts/units.ts';
import type { ExportedTransaction } from './ExportedTransaction.ts';
import { recordGaps, type ChainHoldings } from './recordGaps.ts';
import { OTHER, OWN, ownTransfer, SECOND } from './testing/ownTransfer.ts';

/** A transfer of the first account's first nonce, with a fee. */
const record = (changes: Partial<ExportedTransaction>) =>
  ownTransfer({ fee_paid: '0.1', nonce: 0, ...changes });

const received = (changes: Partial<ExportedTransaction> = {}) =>
  record({ type: 'receive', from_address: OTHER, to_address: OWN, amount: '2', nonce: 77, ...changes });

/** What the chain says of the second account where a test is not about it. */
const NOTHING = {
  balance: { network: 'ethereum', address: SECOND, contract: null, amount: '0' },
  nonce: { network: 'ethereum', address: SECOND, nonce: 0 },
};

const holdings = (amount: string, nonce = 1): ChainHoldings => ({
  balances: [{ network: 'ethereum', address: OWN.toLowerCase(), contract: null, amount }, NOTHING.balance],
  nonces: [{ network: 'ethereum', address: OWN.toLowerCase(), nonce }, NOTHING.nonce],
});

const gaps = (chain: ChainHoldings, ...records: ExportedTransaction[]) =>
  recordGaps(records, [OWN, SECOND], chain).map(({ account, asset, unrecorded, reason }) => [
    account,
    asset.contract ?? asset.symbol,
    unrecorded === undefined ? reason : fromUnits(unrecorded),
  ]);

test('nothing is missing where the chain has what the records say, to the last unit', () => {
  expect(gaps(holdings('0.9'), received(), record({}))).toEqual([]);
});

test('what an account has beyond its records is unrecorded', () => {
  expect(gaps(holdings('5.9'), received(), record({}))).toEqual([[OWN, 'ETH', '5']]);
});

test('an account that has less has lost some unseen', () => {
  expect(gaps(holdings('0.899999999999999999'), received(), record({}))).toEqual([
    [OWN, 'ETH', 'balance_too_low'],
  ]);
});

test('what was not read is not taken for nothing', () => {
  expect(gaps({ balances: [], nonces: [] }, received())).toEqual([
    [OWN, 'ETH', 'balance_unknown'],
    [OWN, 'ETH', 'sends_unknown'],
    [SECOND, 'ETH', 'balance_unknown'],
    [SECOND, 'ETH', 'sends_unknown'],
  ]);
});

test('an own account that no record tells of has what the chain says, on the networks that have records', () => {
  const chain = holdings('2', 0);
  const second = { ...NOTHING.balance, amount: '5' };
  expect(gaps({ ...chain, balances: [...chain.balances.slice(0, 1), second] }, received())).toEqual([
    [SECOND, 'ETH', '5'],
  ]);
  expect(gaps({ balances: [], nonces: [] })).toEqual([]);
});

describe('the nonces', () => {
  test('must begin at 0', () => {
    expect(gaps(holdings('0.9', 2), received(), record({ nonce: 1 }))).toEqual([
      [OWN, 'ETH', 'unrecorded_sends'],
    ]);
  });

  test('must follow one another, whether or not the chain was read', () => {
    const records = [received(), record({ nonce: 0, amount: '0.1' }), record({ nonce: 2, amount: '0.1' })];
    expect(gaps({ ...holdings('1.6'), nonces: [NOTHING.nonce] }, ...records)).toEqual([
      [OWN, 'ETH', 'unrecorded_sends'],
    ]);
  });

  test('must be as many as the chain has counted', () => {
    expect(gaps(holdings('0.9', 2), received(), record({}))).toEqual([[OWN, 'ETH', 'unrecorded_sends']]);
  });

  test('count of what failed in a block, and of nothing that another one replaced', () => {
    const failed = record({ status: 'failed', failure_reason: 'reverted', nonce: 1 });
    const replaced = record({
      status: 'failed',
      failure_reason: 'replaced',
      nonce: 1,
      fee_paid: '0',
    });
    expect(gaps(holdings('0.8', 2), received(), record({}), failed)).toEqual([]);
    expect(gaps(holdings('0.9', 2), received(), record({}), replaced)).toEqual([
      [OWN, 'ETH', 'unrecorded_sends'],
    ]);
  });
});

test('what a record does not say how much of cannot be compared', () => {
  expect(gaps(holdings('0.9'), received(), received({ amount: 'x' }), record({}))).toEqual([
    [OWN, 'ETH', 'balance_unknown'],
  ]);
});

test('a move between own accounts is on both sides, with what arrived', () => {
  const move = record({ to_address: SECOND, contract_address: OTHER, amount: '10' });
  const told = { ...move, id: 'told', type: 'receive', amount: '9' } as const;
  const chain = {
    balances: [
      { network: 'ethereum', address: OWN, contract: OTHER.toLowerCase(), amount: '0' },
      { network: 'ethereum', address: SECOND, contract: OTHER, amount: '9' },
      { network: 'ethereum', address: OWN, contract: null, amount: '1.9' },
      NOTHING.balance,
    ],
    nonces: [{ network: 'ethereum', address: OWN, nonce: 1 }, NOTHING.nonce],
  };
  expect(gaps(chain, received(), move, told)).toEqual([[OWN, OTHER, '10']]);
});

test('what nobody asked for is no asset that anything is missing of', () => {
  const spam = received({ contract_address: SECOND, is_unverified: true });
  expect(gaps(holdings('2', 0), received(), spam)).toEqual([]);
});
