import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { saveDrill } from '../api/saveDrill.ts';
import type { DrilledAccount } from '../drillAccounts.ts';
import { RecoveryDrillDialog } from './RecoveryDrillDialog.tsx';

vi.mock('../api/saveDrill.ts', () => ({ saveDrill: vi.fn() }));
// Mocked: ethers rejects bytes of another realm. The derivation has its own test.
vi.mock('@everything-wallet/core/accounts/addressesOf', () => ({
  addressesOf: (phrase: string) =>
    Promise.resolve((index: number) => `${phrase.split(' ')[0] ?? ''} ${index}`),
}));
setUpComponentTests();

const PHRASE = `${'abandon '.repeat(11)}about`;
const OTHER = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const own = (index: number) => ({ address: `abandon ${index}`, watch_only: false, derivation_index: index });
const WATCHED = { address: 'elsewhere', watch_only: true, derivation_index: null };

let problems: () => readonly string[];
beforeEach(() => {
  problems = loggedProblems();
  vi.mocked(saveDrill).mockReset().mockResolvedValue(undefined);
});

async function drill(phrase: string, accounts: readonly DrilledAccount[] = [own(0), own(3), WATCHED]) {
  const user = userEvent.setup();
  const onClose = vi.fn();
  render(<RecoveryDrillDialog userId="alice" accounts={accounts} onClose={onClose} />, { wrapper: AppShell });
  act(() => screen.getByLabelText('Word 1').focus());
  await user.paste(phrase);
  await user.click(screen.getByText('Check my accounts'));
  return { user, onClose };
}

const outcomes = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('shows which accounts are restored, records the date, and forgets the words', async () => {
  const { user, onClose } = await drill(PHRASE);
  expect(await screen.findByText('Your phrase restores all recoverable accounts')).toBeTruthy();
  expect(outcomes()).toEqual([
    "Account 1: abandon 0Restored, as m/44'/60'/0'/0/0",
    "Account 2: abandon 3Restored, as m/44'/60'/0'/0/3",
    'Account 3: elsewhereNot restored: watch-only, its key is elsewhere',
  ]);
  expect(saveDrill).toHaveBeenCalledExactlyOnceWith('alice');
  expect(await screen.findByText(/The next one is due in 90 days/)).toBeTruthy();
  expect(document.querySelector('input')).toBeNull();
  await user.click(screen.getByText('Close'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('another valid phrase restores nothing, does not count, and may be retried', async () => {
  const { user } = await drill(OTHER);
  expect(await screen.findByText('This phrase does not restore your whole wallet')).toBeTruthy();
  expect(outcomes()[0]).toBe('Account 1: abandon 0Not restored by this phrase');
  expect(saveDrill).not.toHaveBeenCalled();
  await user.click(screen.getByText('Enter another phrase'));
  expect(screen.getByLabelText<HTMLInputElement>('Word 1').value).toBe('');
});

test('shows that the date could not be stored, and logs no word of the phrase', async () => {
  vi.mocked(saveDrill).mockRejectedValue(new Error('offline'));
  await drill(PHRASE, [own(0)]);
  expect(await screen.findByText(/its date could not be saved/)).toBeTruthy();
  expect(screen.getByText('Your phrase restores all recoverable accounts')).toBeTruthy();
  expect(problems().join()).not.toMatch(/abandon|about/);
});
