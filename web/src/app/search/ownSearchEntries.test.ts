// @vitest-environment node
import { expect, test } from 'vitest';
import { findOwn } from '../../features/search/findOwn.ts';
import { wordsOfCall } from '../../features/transactions/calls/wordsOfCall.ts';
import { transaction } from '../../features/transactions/testing/transaction.ts';
import { texts, type TextId } from '../../texts/texts.ts';
import { ownSearchEntries, type OwnPlaces } from './ownSearchEntries.ts';

const ALICE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const own = {
  accounts: [{ id: 'a1', number: 1, name: 'Savings', address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }],
  contacts: [{ id: 'c1', name: 'Alice', address: ALICE, notes: 'Rent' }],
  tokens: [
    { id: 't1', token_name: 'USD Coin', token_symbol: 'USDC', network: 'polygon', contract_address: ALICE },
  ],
  transactions: [transaction({ id: 'x1', amount: '0.25' }), transaction({ id: 'x2', status: 'failed' })],
  sayCall: wordsOfCall,
} as unknown as OwnPlaces;
const t = (id: TextId) => texts[id];
const urls = (query: string) => findOwn(ownSearchEntries(own, t), query).map(({ url }) => url);

test.each([
  ['swap', ['/swap']],
  ['receive', ['/wallet?open=receive']],
  ['approvals', ['/approvals']],
  ['savings', ['/accounts#a1']],
  ['alice', ['/contacts#c1']],
  ['rent', ['/contacts#c1']],
  ['usdc', ['/token/t1']],
  ['failed', ['/transaction/x2']],
  ['0.25', ['/transaction/x1', '/transaction/x2']],
  ['theme', ['/settings#theme']],
  ['network set', ['/network-settings#title']],
])('%o leads to %j', (query, expected) => expect(urls(query)).toEqual(expected));

test('no two entries share an address', () => {
  const all = ownSearchEntries(own, t).map(({ url }) => url);
  expect(new Set(all).size).toBe(all.length);
});
