import { beforeEach, expect, test, vi } from 'vitest';
import { historyUrl } from '../../features/transactions/historyUrl.ts';
import { transaction } from '../../features/transactions/testing/transaction.ts';
import { makeExport, makeFilteredExport } from './makeExport.ts';

const OWN = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const SECOND = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const ALICE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

const read = vi.hoisted(() => ({
  transactions: vi.fn(),
  accounts: vi.fn(),
  contacts: vi.fn(),
  tokens: vi.fn(),
}));
vi.mock('../../features/tokens/api/readAllTokens.ts', () => ({ readAllTokens: read.tokens }));
vi.mock('../../features/transactions/api/readAllTransactions.ts', () => ({
  readAllTransactions: read.transactions,
}));
vi.mock('./readHoldings.ts', () => ({ readHoldings: () => Promise.resolve({ balances: [], nonces: [] }) }));
vi.mock('../../features/accounts/api/readAllAccounts.ts', () => ({ readAllAccounts: read.accounts }));
vi.mock('../../features/contacts/api/readAllContacts.ts', () => ({ readAllContacts: read.contacts }));

beforeEach(() => {
  read.tokens.mockResolvedValue([]);
  read.transactions.mockResolvedValue([
    transaction({ id: 'own', nonce: 1, tx_hash: '0x01', to_address: SECOND }),
    transaction({ id: 'out', nonce: 0, tx_hash: '0x02', to_address: ALICE }),
  ]);
  read.accounts.mockResolvedValue([{ address: OWN }, { address: SECOND }]);
  read.contacts.mockResolvedValue([{ id: 'a', name: 'Alice', address: ALICE }]);
});

const rowsOf = async (query: string) => {
  const filters = historyUrl.read(new URLSearchParams(query));
  const { name, text } = await makeFilteredExport('alice', 'json', filters, (id) => id);
  const { records } = JSON.parse(text) as { records: { transaction_hash: string }[] };
  return { name, hashes: records.map(({ transaction_hash: hash }) => hash) };
};

test.each([
  ['direction=own', ['0x01']],
  ['direction=out', ['0x02']],
  ['text=alice', ['0x02']],
])(
  '?%s finds own accounts and contacts on the server, and marks its file name as partial',
  async (query, hashes) => {
    expect(await rowsOf(query)).toEqual({ name: 'everything-wallet-history-filtered', hashes });
  },
);

test('creates no file where the names in its filter cannot be read', async () => {
  read.contacts.mockRejectedValue(new Error('unavailable'));
  await expect(rowsOf('text=alice')).rejects.toThrow('unavailable');
});

// Regression: transfers of a token before it was added stayed marked, and out of the cost basis, permanently.
test('transfers of a token that was added since are no longer marked, and are in the cost basis', async () => {
  const received = {
    type: 'receive',
    network: 'ethereum',
    token_symbol: 'XYZ',
    contract_address: SECOND,
    from_address: ALICE,
    to_address: OWN,
    is_final: true,
    is_unverified: true,
  } as const;
  read.transactions.mockResolvedValue([
    transaction({ ...received, id: 'paid', tx_hash: '0x01', amount: '500' }),
    transaction({ ...received, id: 'poison', tx_hash: '0x02', amount: '0' }),
  ]);
  const marks = async () => {
    const { text } = await makeExport('alice', 'history', 'json');
    const { records } = JSON.parse(text) as { records: { amount: string; is_unverified: string | null }[] };
    return Object.fromEntries(records.map(({ amount, is_unverified: mark }) => [amount, mark]));
  };
  const kinds = async () => {
    const { text } = await makeExport('alice', 'movements', 'json');
    return (JSON.parse(text) as { records: { kind: string }[] }).records.map(({ kind }) => kind);
  };
  expect(await marks()).toEqual({ 500: 'true', 0: 'true' });
  expect(await kinds()).not.toContain('acquired');
  read.tokens.mockResolvedValue([{ network: 'ethereum', contract_address: SECOND, token_symbol: 'XYZ' }]);
  expect(await marks()).toEqual({ 500: null, 0: 'true' });
  expect(await kinds()).toContain('acquired');
});

// Regression: adding a counterfeit token made all its incoming transfers count as requested.
test('transfers of an added token with the name of a known one stay marked, and out of the cost basis', async () => {
  const received = {
    type: 'receive',
    network: 'ethereum',
    token_symbol: 'USDC',
    from_address: ALICE,
    to_address: OWN,
    amount: '500',
    is_final: true,
  } as const;
  const [counterfeit, known] = [SECOND, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'];
  read.transactions.mockResolvedValue([
    transaction({
      ...received,
      id: 'before',
      tx_hash: '0x01',
      contract_address: counterfeit,
      is_unverified: true,
    }),
    transaction({ ...received, id: 'after', tx_hash: '0x02', contract_address: counterfeit }),
    transaction({ ...received, id: 'known', tx_hash: '0x03', contract_address: known }),
  ]);
  const token = { network: 'ethereum', token_symbol: 'USDC', token_name: 'USD Coin' };
  read.tokens.mockResolvedValue([{ ...token, contract_address: counterfeit }]);
  const { text } = await makeExport('alice', 'history', 'json');
  const { records } = JSON.parse(text) as {
    records: { transaction_hash: string; is_unverified: string | null }[];
  };
  expect(Object.fromEntries(records.map((each) => [each.transaction_hash, each.is_unverified]))).toEqual({
    '0x01': 'true',
    '0x02': 'true',
    '0x03': null,
  });
  const movements = await makeExport('alice', 'movements', 'json');
  const { records: moved } = JSON.parse(movements.text) as { records: { kind: string }[] };
  expect(moved.filter(({ kind }) => kind === 'acquired')).toHaveLength(1);
}, 30_000);
