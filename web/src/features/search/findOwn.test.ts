// @vitest-environment node
import { expect, test } from 'vitest';
import { findOwn } from './findOwn.ts';
import type { SearchEntry } from './SearchEntry.ts';

const entry = (group: SearchEntry['group'], title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  url: `/${group}/${title}`,
  group,
  title,
  context: '',
  text: '',
  keywords: '',
  ...more,
});

const entries = [
  entry('transactions', 'Swap', { keywords: '0x955c00000000000000000000000000000000ab3d80 completed' }),
  entry('actions', 'Swap'),
  entry('contacts', 'Älice Smith', { context: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }),
  entry('accounts', 'Account 2'),
  entry('tokens', 'USD Coin', { keywords: 'USDC' }),
  entry('contacts', '山田太郎'),
];
const found = (query: string) => findOwn(entries, query).map(({ group, title }) => `${group}: ${title}`);

test.each([
  ['swap', ['transactions: Swap', 'actions: Swap']],
  ['sw', ['transactions: Swap', 'actions: Swap']],
  ['alice', ['contacts: Älice Smith']],
  ['usdc', ['tokens: USD Coin']],
  ['田太', ['contacts: 山田太郎']],
  ['郎', ['contacts: 山田太郎']],
  ['account 2', ['accounts: Account 2']],
  ['2', ['accounts: Account 2']],
  ['3d80', ['transactions: Swap']],
  ['0x7099', ['contacts: Älice Smith']],
  ['97C', []],
  ['swap alice', []],
  [' ', []],
])('%o finds %j', (query, expected) => expect(found(query)).toEqual(expected));
