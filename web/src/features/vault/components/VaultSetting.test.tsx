import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { VaultContext, type VaultState } from '../../../lib/vault/VaultContext.ts';
import { texts } from '../../../texts/texts.ts';
import { AuthContext } from '../../../lib/session/AuthContext.ts';
import { accountPasswordMark } from '../../../lib/session/accountPasswordMark.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { enter } from '../../../testing/enter.ts';
import { fakeVault } from '../../../testing/fakeVault.ts';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { verifiedSession } from '../../../testing/sessionOf.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { hideOnLock } from '../hideOnLock.ts';
import { idleMinutes } from '../idleMinutes.ts';
import { saveBackupFile } from '../saveBackupFile.ts';
import { ACCOUNT, JUNK } from '../testing/signedTransfer.ts';
import { VaultSetting } from './VaultSetting.tsx';

vi.mock('../saveBackupFile.ts', () => ({ saveBackupFile: vi.fn() }));
setUpComponentTests();

const PASSWORD = 'staple battery';

let user: ReturnType<typeof userEvent.setup>;
let vault: ReturnType<typeof fakeVault>;
let problems: () => readonly string[];
beforeEach(() => {
  problems = loggedProblems();
  user = userEvent.setup();
  vault = fakeVault();
});

/** Renders the setting in a state; returns a function that changes it. */
function open(state: VaultState, account: typeof ACCOUNT | undefined = ACCOUNT) {
  const page = (next: VaultState) => (
    <AuthContext value={verifiedSession}>
      <VaultContext value={{ state: next, vault }}>
        <VaultSetting vault={vault} account={account} accountProblem="send.error.watchOnly" />
      </VaultContext>
    </AuthContext>
  );
  const { rerender } = render(page(state), { wrapper: AppShell });
  return (next: VaultState) => rerender(page(next));
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));
/** Types a text that has a key in braces, and pastes any other. */
const type = (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  return text.includes('{') ? user.type(field, text) : enter(user, field, text);
};
const names = () => screen.getAllByRole('button').map((button) => button.textContent);

test('shows the available actions only', () => {
  const change = open({ status: 'unknown' });
  expect(screen.queryAllByRole('button')).toEqual([]);
  const state = () => screen.getByRole('status').textContent;
  expect(state()).toBe('');
  change({ status: 'none' });
  expect(state()).toBe('Off');
  expect(screen.getByText(texts['device.text'])).toBeTruthy();
  expect(names()).toEqual(['Turn on', 'Load backup file']);
  change({ status: 'locked' });
  expect(state()).toBe('Locked');
  expect(screen.queryByText(texts['device.text'])).toBeNull();
  expect(names()).toEqual(['Unlock', 'Load backup file', 'Remove']);
  change({ status: 'unlocked' });
  expect(names()).toEqual([
    'Lock',
    'Change password',
    'Show phrase',
    'Save backup file',
    'Load backup file',
    'Remove',
  ]);
  change({ status: 'unusable', problem: 'vault.error.damaged' });
  expect(screen.getByText(texts['vault.error.damaged'])).toBeTruthy();
  expect(names()).toEqual(['Set up again', 'Load backup file', 'Remove']);
});

describe('is turned on', () => {
  test('with the phrase and a password that is typed twice', async () => {
    open({ status: 'none' });
    await press('Turn on');
    await type('Recovery Phrase', JUNK);
    await type('New device password', PASSWORD);
    await type('Repeat the password', PASSWORD);
    await press('Store on this device');
    expect(await screen.findByText(texts['device.created'])).toBeTruthy();
    expect(vault.create).toHaveBeenCalledExactlyOnceWith(JUNK, PASSWORD, ACCOUNT);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  // Regression: 12345678 and eight spaces were accepted as device passwords.
  test.each(['12345678', '        ', 'qwertyuiop', 'aaaaaaaaaa'])(
    'not with a password that is easy to guess: %j',
    async (password) => {
      open({ status: 'none' });
      await press('Turn on');
      await type('Recovery Phrase', JUNK);
      await type('New device password', password);
      expect(await screen.findByText(/^Weak: it would take less than a minute to guess/)).toBeTruthy();
      await type('Repeat the password', password);
      await press('Store on this device');
      expect(await screen.findByText(texts['device.error.passwordWeak'])).toBeTruthy();
      expect(vault.create).not.toHaveBeenCalled();
    },
  );

  // Regression: the account password was accepted, although the text requires a different one.
  test('not with the account password', async () => {
    const matches = vi.spyOn(accountPasswordMark, 'matches').mockResolvedValue(true);
    open({ status: 'none' });
    await press('Turn on');
    await type('Recovery Phrase', JUNK);
    await type('New device password', PASSWORD);
    await type('Repeat the password', PASSWORD);
    await press('Store on this device');
    expect(await screen.findByText(texts['device.error.passwordOfAccount'])).toBeTruthy();
    expect(matches).toHaveBeenLastCalledWith(verifiedSession.user?.id, PASSWORD);
    expect(vault.create).not.toHaveBeenCalled();
  });

  test('with an estimate of the time to guess the password', async () => {
    open({ status: 'none' });
    await press('Turn on');
    await type('New device password', 'staple battery horse');
    expect(await screen.findByText('Strong: it would take centuries to guess.')).toBeTruthy();
  });

  test('not with a password that is short or mistyped', async () => {
    open({ status: 'none' });
    await press('Turn on');
    await type('Recovery Phrase', JUNK);
    await type('New device password', 'seven77');
    await press('Store on this device');
    expect(await screen.findByText(texts['device.error.passwordShort'])).toBeTruthy();
    await type('New device password', '7');
    await type('Repeat the password', 'seven778');
    await press('Store on this device');
    expect(await screen.findByText(texts['device.error.passwordMismatch'])).toBeTruthy();
    expect(vault.create).not.toHaveBeenCalled();
  });

  test('not without an account whose key it would hold: it shows why', async () => {
    open({ status: 'none' }, null as never);
    await press('Turn on');
    expect(await screen.findByText(texts['send.error.watchOnly'])).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('and a failure is shown without any of the typed text', async () => {
    vault.create.mockRejectedValueOnce(new WalletError('vault.error.storage'));
    open({ status: 'none' });
    await press('Turn on');
    await type('Recovery Phrase', JUNK);
    await type('New device password', PASSWORD);
    await type('Repeat the password', PASSWORD);
    await press('Store on this device');
    expect(await screen.findByText(texts['vault.error.storage'])).toBeTruthy();
    expect(problems().join()).not.toMatch(/junk|staple/);
  });
});

// Regression: a toast showed it, over the dialog's title.
test('shows a wrong password at its field, and after five of them the time to wait', async () => {
  vault.unlock.mockRejectedValue(new WalletError('vault.error.password'));
  open({ status: 'locked' });
  await press('Unlock');
  await type('Device password', 'wrong{Enter}');
  const field = screen.getByLabelText('Device password');
  const problem = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  await waitFor(() => expect(problem()).toBe(texts['vault.error.password']));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.querySelector('#notistack-snackbar')).toBeNull();
  vault.waitLeft.mockResolvedValue(90_000);
  await type('Device password', '{Enter}');
  expect(await screen.findByText('Too many wrong passwords. Try again in 1:30.')).toBeTruthy();
});

describe('the phrase', () => {
  async function show() {
    vault.showPhrase.mockResolvedValue(JUNK);
    const change = open({ status: 'unlocked' });
    await press('Show phrase');
    await type('Device password', `${PASSWORD}{Enter}`);
    await screen.findByText('Hidden in 60 s');
    return change;
  }
  const words = () => screen.queryAllByTestId('phrase-word').map((word) => word.textContent);

  test('is shown for the password, hidden until revealed', async () => {
    await show();
    expect(vault.showPhrase).toHaveBeenCalledExactlyOnceWith(PASSWORD);
    expect(words()).toEqual([]);
    await press('Show words');
    expect(words().join(' ')).toBe(JUNK);
    await press('Hide words');
    expect(words()).toEqual([]);
  });

  test('is removed a minute after it is first revealed', async () => {
    await show();
    await press('Show words');
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now + 58_000);
    expect(await screen.findByText(/Hidden in [12] s/)).toBeTruthy();
    expect(words()).toHaveLength(12);
    clock.mockImplementation(() => now + 61_000);
    expect(await screen.findByText(texts['device.phrase.over'])).toBeTruthy();
    expect(words()).toEqual([]);
    expect(document.body.innerHTML).not.toMatch(/junk/);
  });

  test('is removed when the wallet locks', async () => {
    const change = await show();
    await press('Show words');
    act(() => change({ status: 'locked' }));
    await waitFor(() => expect(words()).toEqual([]));
  });
});

test('changes its password with the old one', async () => {
  open({ status: 'unlocked' });
  await press('Change password');
  await type('Device password', PASSWORD);
  await type('New device password', 'another password');
  await type('Repeat the password', 'another password{Enter}');
  expect(await screen.findByText(texts['device.changed'])).toBeTruthy();
  expect(vault.changePassword).toHaveBeenCalledExactlyOnceWith(PASSWORD, 'another password');
});

// Regression: after an unlock by passkey with a forgotten password, no other one could be set, and backups could not be opened.
test('changes its password with the passkey, also on the way to a backup', async () => {
  const change = open({ status: 'unlocked', hasPasskey: true });
  await press('Change password');
  await type('New device password', 'another password');
  await type('Repeat the password', 'another password');
  await press('Forgotten? Use the passkey');
  expect(screen.queryByLabelText('Device password')).toBeNull();
  await type('Repeat the password', '{Enter}');
  expect(await screen.findByText(texts['device.changed'])).toBeTruthy();
  expect(vault.changePassword).toHaveBeenCalledExactlyOnceWith(undefined, 'another password');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Save backup file');
  await press('Forgotten? Set a new one with the passkey');
  expect(screen.getByRole('dialog', { name: 'Change the device password' })).toBeTruthy();
  expect(screen.queryByLabelText('Device password')).toBeNull();
  expect(saveBackupFile).not.toHaveBeenCalled();
  change({ status: 'unlocked', hasPasskey: false });
  expect(await screen.findByLabelText('Device password')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Forgotten? Use the passkey' })).toBeNull();
});

describe('is removed', () => {
  test('by its password, or by the phrase', async () => {
    open({ status: 'locked' });
    await press('Remove');
    await type('Device password', `${PASSWORD}{Enter}`);
    await waitFor(() => expect(vault.remove).toHaveBeenCalledExactlyOnceWith({ password: PASSWORD }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Remove');
    await press('Use the recovery phrase');
    await type('Recovery Phrase', JUNK);
    const [, inDialog] = screen.getAllByRole('button', { name: 'Remove', hidden: true });
    await user.click(inDialog ?? document.body);
    await waitFor(() => expect(vault.remove).toHaveBeenLastCalledWith({ phrase: JUNK, account: ACCOUNT }));
  });

  test('by the phrase alone where no password unlocks it', async () => {
    open({ status: 'unusable', problem: 'vault.error.damaged' });
    await press('Remove');
    expect(screen.queryByLabelText('Device password')).toBeNull();
    expect(screen.getByLabelText('Recovery Phrase')).toBeTruthy();
  });

  // Regression: a vault revealed as changed by its password required a phrase that it could not be compared with.
  test('by the password or the account’s phrase where the password has revealed a change', async () => {
    open({ status: 'unusable', problem: 'vault.error.damaged', hasPassword: true });
    await press('Remove');
    expect(screen.getByLabelText('Device password')).toBeTruthy();
    expect(screen.getByText(texts['device.remove.changedText'])).toBeTruthy();
    await press('Use the recovery phrase');
    expect(screen.getByText(texts['device.remove.accountPhraseHelp'])).toBeTruthy();
    await press('Use the device password');
    await type('Device password', `${PASSWORD}{Enter}`);
    await waitFor(() => expect(vault.remove).toHaveBeenCalledExactlyOnceWith({ password: PASSWORD }));
  });

  test('by the password where there is no account either', async () => {
    open({ status: 'unusable', problem: 'vault.error.damaged', hasPassword: true }, null as never);
    await press('Remove');
    expect(screen.getByLabelText('Device password')).toBeTruthy();
    expect(screen.queryByText(texts['device.remove.uselessText'])).toBeNull();
  });

  // Regression: it required a password that unlocks nothing, and could not be removed.
  test('without proof where nothing unlocks it and there is no account to compare a phrase with', async () => {
    open({ status: 'unusable', problem: 'vault.error.damaged' }, null as never);
    await press('Remove');
    expect(screen.getByText(texts['device.remove.uselessText'])).toBeTruthy();
    expect(screen.queryByLabelText('Device password')).toBeNull();
    expect(screen.queryByLabelText('Recovery Phrase')).toBeNull();
    const [, inDialog] = screen.getAllByRole('button', { name: 'Remove', hidden: true });
    await user.click(inDialog ?? document.body);
    await waitFor(() => expect(vault.remove).toHaveBeenCalledExactlyOnceWith({ password: '' }));
  });
});

describe('a backup', () => {
  test('is saved as stored, for the password that decrypts it', async () => {
    open({ status: 'unlocked' });
    await press('Save backup file');
    expect(saveBackupFile).not.toHaveBeenCalled();
    await type('Device password', `${PASSWORD}{Enter}`);
    expect(vault.backup).toHaveBeenCalledExactlyOnceWith(PASSWORD);
    expect(await screen.findByText(texts['device.backup.saved'])).toBeTruthy();
    expect(saveBackupFile).toHaveBeenCalledExactlyOnceWith('{"format":"everything-wallet-vault"}');
  });

  test('is loaded with its password, and an invalid file is refused', async () => {
    open({ status: 'none' });
    await press('Load backup file');
    await type('Device password', PASSWORD);
    await press('Load');
    expect(await screen.findByText(texts['device.error.fileMissing'])).toBeTruthy();
    const input = screen.getByLabelText('Choose file');
    await user.upload(input, new File(['x'.repeat(70_000)], 'photo.json', { type: 'application/json' }));
    await press('Load');
    expect(await screen.findByText(texts['device.error.fileLarge'])).toBeTruthy();
    expect(vault.restore).not.toHaveBeenCalled();
    const file = new File([], 'backup.json', { type: 'application/json' });
    // jsdom cannot read files.
    await user.upload(input, Object.assign(file, { text: () => Promise.resolve(' a vault\n') }));
    expect(screen.getByText('Selected: backup.json')).toBeTruthy();
    await press('Load');
    await waitFor(() => expect(vault.restore).toHaveBeenCalledExactlyOnceWith('a vault', PASSWORD, ACCOUNT));
  });
});

test('the idle time is selected, and stored', async () => {
  open({ status: 'locked' });
  expect(idleMinutes.read()).toBe(15);
  await user.click(screen.getByRole('combobox', { name: 'Auto-lock after' }));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    '1 minute',
    '5 minutes',
    '15 minutes',
    '60 minutes',
  ]);
  await user.click(screen.getByRole('option', { name: '5 minutes' }));
  expect(idleMinutes.read()).toBe(5);
});

test('hiding amounts on lock is off at first, and stored', async () => {
  open({ status: 'locked' });
  const choice = screen.getByRole('switch', { name: 'Hide balances when it locks' });
  expect(hideOnLock.read()).toBe(false);
  await user.click(choice);
  expect(hideOnLock.read()).toBe(true);
  await user.click(choice);
  expect(hideOnLock.read()).toBe(false);
});

test('Lock locks', async () => {
  open({ status: 'unlocked' });
  await press('Lock');
  expect(vault.lock).toHaveBeenCalledOnce();
});

describe('without a device password', () => {
  const LOCKED: VaultState = { status: 'locked', hasPasskey: true, isPasskeyAlone: true };
  const UNLOCKED: VaultState = { status: 'unlocked', hasPasskey: true, isPasskeyAlone: true };

  test('offers only actions that need none, and setting one', () => {
    const change = open(LOCKED);
    expect(screen.getByText(texts['device.lockedByPasskey'])).toBeTruthy();
    expect(names()).toEqual(['Unlock', 'Load backup file', 'Remove']);
    change(UNLOCKED);
    expect(screen.getByText(texts['device.passkeyAlone'])).toBeTruthy();
    expect(names()).toEqual(['Lock', 'Set a device password', 'Load backup file', 'Remove']);
  });

  test('is unlocked by the passkey, without a field', async () => {
    open(LOCKED);
    await press('Unlock');
    expect(screen.queryByLabelText('Device password')).toBeNull();
    await press('Use passkey');
    await waitFor(() => expect(vault.unlockWithPasskey).toHaveBeenCalledOnce());
    expect(await screen.findByText('Wallet unlocked')).toBeTruthy();
  });

  test('gets a first one by the passkey', async () => {
    open(UNLOCKED);
    await press('Set a device password');
    expect(screen.queryByLabelText('Device password')).toBeNull();
    await type('New device password', PASSWORD);
    await type('Repeat the password', PASSWORD);
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Set a device password' }),
    );
    expect(await screen.findByText('Device password set')).toBeTruthy();
    expect(vault.changePassword).toHaveBeenCalledExactlyOnceWith(undefined, PASSWORD);
  });

  test('is removed with the phrase', async () => {
    open(LOCKED);
    await press('Remove');
    expect(screen.queryByLabelText('Device password')).toBeNull();
    await type('Recovery Phrase', JUNK);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(vault.remove).toHaveBeenCalledExactlyOnceWith({ phrase: JUNK, account: ACCOUNT }),
    );
  });
});
