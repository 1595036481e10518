import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { askAccountUses } from '../api/askAccountUses.ts';
import { verifyRecoveryPhrase } from '../api/verifyRecoveryPhrase.ts';
import type { ImportedAccount } from '../ImportedAccount.ts';
import type { DrilledAccount } from '../drillAccounts.ts';
import { FindAccountsDialog } from './FindAccountsDialog.tsx';

vi.mock('../api/askAccountUses.ts', () => ({ askAccountUses: vi.fn() }));
vi.mock('../api/verifyRecoveryPhrase.ts', () => ({ verifyRecoveryPhrase: vi.fn() }));
// Mocked: ethers rejects bytes of another realm. The derivation has its own test.
vi.mock('@everything-wallet/core/accounts/addressesOf', () => ({
  addressesOf: (phrase: string) =>
    Promise.resolve((index: number) => `${phrase.split(' ')[0] ?? ''} ${index}`),
}));
setUpComponentTests();

const PHRASE = `${'abandon '.repeat(11)}about`;
const OTHER = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const FIRST = { address: 'abandon 0', watch_only: false, derivation_index: 0 };
const WATCHED = { address: 'abandon 2', watch_only: true, derivation_index: null };
const onAdd = vi.fn<(accounts: readonly ImportedAccount[]) => Promise<readonly ImportedAccount[]>>();

beforeEach(() => {
  loggedProblems();
  onAdd.mockReset().mockResolvedValue([]);
  vi.mocked(verifyRecoveryPhrase).mockReset().mockResolvedValue(false);
  // Used at 0, 1, 2 and 4.
  vi.mocked(askAccountUses).mockImplementation((questions) =>
    Promise.resolve(
      questions.map(({ address }) => ({
        balance: /^abandon [0124]$/.test(address) ? '1' : '0',
        transactions: 0,
        holdsToken: false,
      })),
    ),
  );
});

async function find(phrase: string, accounts: readonly DrilledAccount[] = [FIRST]) {
  const user = userEvent.setup();
  const onClose = vi.fn();
  render(<FindAccountsDialog accounts={accounts} onAdd={onAdd} onClose={onClose} />, { wrapper: AppShell });
  act(() => screen.getByLabelText('Word 1').focus());
  await user.paste(phrase);
  await user.click(screen.getByText('Find my accounts'));
  return { user, onClose };
}

test('adds used accounts that are not in the list, and retries those that failed', async () => {
  onAdd.mockImplementationOnce((accounts) => Promise.resolve(accounts.slice(1)));
  const { user, onClose } = await find(PHRASE);
  await screen.findByText(/^4 accounts were used/);
  expect(screen.getByText(/Already in your accounts/)).toBeTruthy();
  // Regression: networks that were switched off were not queried, and coins there counted as 'not used'.
  expect(screen.getByText(/^You used BNB .* and Base, which are switched off/)).toBeTruthy();
  expect(screen.getAllByText(/1 ETH \(Base\)/)).toHaveLength(4);
  await user.click(screen.getByLabelText("Account at m/44'/60'/0'/0/1"));
  await user.click(screen.getByText('Add accounts'));
  const [two, four] = [2, 4].map((index) => ({ index, address: `abandon ${index}` }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith([two, four]);
  expect(await screen.findByText('1 account could not be added. Please try again.')).toBeTruthy();
  await user.click(screen.getByText('Add accounts'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

// Regression: a watch-only account was shown as present, and its key could not be added.
test('explains how to add the key of a watch-only account, and adds nothing', async () => {
  const { user } = await find(PHRASE, [FIRST, WATCHED]);
  await screen.findByText(/^4 accounts were used/);
  const remark =
    /Watch-only: delete it under Accounts first, then search for accounts again to add it with its key/;
  expect(screen.getAllByText(remark)).toHaveLength(1);
  const box = screen.getByLabelText<HTMLInputElement>("Account at m/44'/60'/0'/0/2");
  expect([box.checked, box.disabled]).toEqual([false, true]);
  expect(screen.getAllByText(/Already in your accounts/)).toHaveLength(1);
  await user.click(screen.getByText('Add accounts'));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(
    [1, 4].map((index) => ({ index, address: `abandon ${index}` })),
  );
});

test('searches nothing with the phrase of another wallet', async () => {
  await find(OTHER);
  expect(await screen.findByText(/not this wallet’s phrase/)).toBeTruthy();
  expect(askAccountUses).not.toHaveBeenCalled();
  expect(verifyRecoveryPhrase).not.toHaveBeenCalled();
});

test('asks the server to verify the phrase where all accounts are watch-only', async () => {
  vi.mocked(verifyRecoveryPhrase).mockResolvedValue(true);
  await find(PHRASE, [WATCHED]);
  await screen.findByText(/^4 accounts were used/);
  expect(verifyRecoveryPhrase).toHaveBeenCalledExactlyOnceWith(PHRASE);
});
