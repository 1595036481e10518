import { beforeEach, expect, test, vi } from 'vitest';
import type { Account } from './Account.ts';
import { saveAccount } from './api/saveAccount.ts';
import { createVaultAccount } from './createVaultAccount.ts';

vi.mock('./api/saveAccount.ts', () => ({ saveAccount: vi.fn() }));
beforeEach(() => void vi.mocked(saveAccount).mockReset());

const FIRST = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const SECOND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const ADDRESSES = [FIRST, SECOND];
const addressOf = (index: number) => Promise.resolve(ADDRESSES[index] ?? '');
const account = (fields: object) =>
  ({ address: FIRST, watch_only: false, derivation_index: 0, ...fields }) as Account;

test('saves the address at the index', async () => {
  await createVaultAccount('alice', [account({ address: FIRST.toLowerCase() })], 1, addressOf);
  expect(saveAccount).toHaveBeenCalledExactlyOnceWith('alice', { address: SECOND, derivationIndex: 1 });
});

test.each([
  ['an account of another phrase', [account({ address: SECOND })], 'phrase.verify.error.mismatch'],
  ['no account that identifies the phrase', [account({ watch_only: true })], 'phrase.verify.error.mismatch'],
  [
    'the address as watch-only',
    [account({}), account({ address: SECOND, watch_only: true, derivation_index: null })],
    'accounts.error.watched',
  ],
])('saves nothing if the wallet has %s', async (_, accounts, textId) => {
  await expect(createVaultAccount('alice', accounts, 1, addressOf)).rejects.toMatchObject({ textId });
  expect(saveAccount).not.toHaveBeenCalled();
});
