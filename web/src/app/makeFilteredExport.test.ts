import { beforeEach, expect, test, vi } from 'vitest';
import { historyUrl } from '../features/transactions/historyUrl.ts';
import { transaction } from '../features/transactions/testing/transaction.ts';
import { makeFilteredExport } from './makeExport.ts';

const OWN = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const SECOND = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const ALICE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

const read = vi.hoisted(() => ({ transactions: vi.fn(), accounts: vi.fn(), contacts: vi.fn() }));
vi.mock('../features/transactions/api/readAllTransactions.ts', () => ({
  readAllTransactions: read.transactions,
}));
vi.mock('../features/accounts/api/readAllAccounts.ts', () => ({ readAllAccounts: read.accounts }));
vi.mock('../features/contacts/api/readAllContacts.ts', () => ({ readAllContacts: read.contacts }));

beforeEach(() => {
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
  '?%s knows own accounts and contacts by what the server has, and names its file as a part',
  async (query, hashes) => {
    expect(await rowsOf(query)).toEqual({ name: 'everything-wallet-history-filtered', hashes });
  },
);

test('makes no file where the names that it is filtered by cannot be read', async () => {
  read.contacts.mockRejectedValue(new Error('unavailable'));
  await expect(rowsOf('text=alice')).rejects.toThrow('unavailable');
});
