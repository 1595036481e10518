import { describe, expect, test } from 'vitest';
import { fromUnits } from '../amounts/units.ts';
import type { ExportedTransaction } from './ExportedTransaction.ts';
import { recordGaps, type ChainHoldings } from './recordGaps.ts';
import { OTHER, OWN, ownTransfer, SECOND } from './testing/ownTransfer.ts';

/** A transfer with the first account's first nonce, with a fee. */
const record = (changes: Partial<ExportedTransaction>) =>
  ownTransfer({ fee_paid: '0.1', nonce: 0, ...changes });

const received = (changes: Partial<ExportedTransaction> = {}) =>
  record({ type: 'receive', from_address: OTHER, to_address: OWN, amount: '2', nonce: 77, ...changes });

/** Chain state of the second account where a test is not about it. */
const EMPTY = {
  balance: { network: 'ethereum', address: SECOND, contract: null, amount: '0' },
  nonce: { network: 'ethereum', address: SECOND, nonce: 0 },
};

const holdings = (amount: string, nonce = 1): ChainHoldings => ({
  balances: [{ network: 'ethereum', address: OWN.toLowerCase(), contract: null, amount }, EMPTY.balance],
  nonces: [{ network: 'ethereum', address: OWN.toLowerCase(), nonce }, EMPTY.nonce],
});

const gaps = (chain: ChainHoldings, ...records: ExportedTransaction[]) =>
  recordGaps(records, [OWN, SECOND], chain).map(({ account, asset, unrecorded, reason }) => [
    account,
    asset.contract ?? asset.symbol,
    unrecorded === undefined ? reason : fromUnits(unrecorded),
  ]);

test('nothing is missing if the chain matches the records to the last unit', () => {
  expect(gaps(holdings('0.9'), received(), record({}))).toEqual([]);
});

test('a balance above the records is unrecorded', () => {
  expect(gaps(holdings('5.9'), received(), record({}))).toEqual([[OWN, 'ETH', '5']]);
});

test('a balance below the records has unseen losses', () => {
  expect(gaps(holdings('0.899999999999999999'), received(), record({}))).toEqual([
    [OWN, 'ETH', 'balance_too_low'],
  ]);
});

test('does not take unread values for 0', () => {
  expect(gaps({ balances: [], nonces: [] }, received())).toEqual([
    [OWN, 'ETH', 'balance_unknown'],
    [OWN, 'ETH', 'sends_unknown'],
    [SECOND, 'ETH', 'balance_unknown'],
    [SECOND, 'ETH', 'sends_unknown'],
  ]);
});

test("an own account without records has the chain's balance, on the networks with records", () => {
  const chain = holdings('2', 0);
  const second = { ...EMPTY.balance, amount: '5' };
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

  test('must be consecutive, even if the chain was not read', () => {
    const records = [received(), record({ nonce: 0, amount: '0.1' }), record({ nonce: 2, amount: '0.1' })];
    expect(gaps({ ...holdings('1.6'), nonces: [EMPTY.nonce] }, ...records)).toEqual([
      [OWN, 'ETH', 'unrecorded_sends'],
    ]);
  });

  test('must be as many as the chain has counted', () => {
    expect(gaps(holdings('0.9', 2), received(), record({}))).toEqual([[OWN, 'ETH', 'unrecorded_sends']]);
  });

  test('include failed transactions, and no replaced ones', () => {
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

test('cannot compare records without an amount', () => {
  expect(gaps(holdings('0.9'), received(), received({ amount: 'x' }), record({}))).toEqual([
    [OWN, 'ETH', 'balance_unknown'],
  ]);
});

test('a move between own accounts is on both sides, with the arrived amount', () => {
  const move = record({ to_address: SECOND, contract_address: OTHER, amount: '10' });
  const incoming = { ...move, id: 'incoming', type: 'receive', amount: '9' } as const;
  const chain = {
    balances: [
      { network: 'ethereum', address: OWN, contract: OTHER.toLowerCase(), amount: '0' },
      { network: 'ethereum', address: SECOND, contract: OTHER, amount: '9' },
      { network: 'ethereum', address: OWN, contract: null, amount: '1.9' },
      EMPTY.balance,
    ],
    nonces: [{ network: 'ethereum', address: OWN, nonce: 1 }, EMPTY.nonce],
  };
  expect(gaps(chain, received(), move, incoming)).toEqual([[OWN, OTHER, '10']]);
});

test('reports no gaps for unverified assets', () => {
  const spam = received({ contract_address: SECOND, is_unverified: true });
  expect(gaps(holdings('2', 0), received(), spam)).toEqual([]);
});
