import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listenToOldestKey } from '../../features/accounts/api/listenToOldestKey.ts';
import { listenToLastDrill } from '../../features/phrase/api/listenToLastDrill.ts';
import { VaultContext, type VaultAccess } from '../../lib/vault/VaultContext.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { fakeVault } from '../../testing/fakeVault.ts';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { WalletNotices } from './WalletNotices.tsx';

vi.mock('../../features/accounts/api/listenToOldestKey.ts', () => ({ listenToOldestKey: vi.fn() }));
vi.mock('../../features/phrase/api/listenToLastDrill.ts', () => ({ listenToLastDrill: vi.fn() }));
setUpComponentTests();

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
const ASK = /Your wallet is not on this device/;
const REMINDER = /A recovery drill takes two minutes/;

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
  given(0);
});

/** A wallet whose oldest key is of so many days ago, or that has none, and a drill so many days ago. */
function given(age: number | undefined, drilled?: number) {
  const at = drilled === undefined ? undefined : daysAgo(drilled);
  vi.mocked(listenToOldestKey).mockReturnValue((onData) => {
    onData(age === undefined ? undefined : { madeAt: daysAgo(age) });
    return () => undefined;
  });
  vi.mocked(listenToLastDrill).mockReturnValue((onData) => {
    onData({ at });
    return () => undefined;
  });
}

async function open(access: Partial<VaultAccess> = {}, isWatchOnly = false) {
  const walletAddress = {
    user_id: 'alice',
    address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    network: 'ethereum',
    is_primary: true,
    derivation_index: isWatchOnly ? null : 0,
    watch_only: isWatchOnly,
  };
  render(
    <MemoryRouter>
      <VaultContext value={{ state: { status: 'none' }, vault: fakeVault(), ...access }}>
        <WalletNotices userId="alice" walletAddress={walletAddress} />
      </VaultContext>
    </MemoryRouter>,
    { wrapper: AppShell },
  );
  await act(() => Promise.resolve());
}

describe('a device without the wallet', () => {
  test.each([
    ['Enter phrase', 'Store your wallet on this device'],
    ['Load backup file', 'Load a backup file'],
  ])('%s', async (button, dialog) => {
    await open();
    expect(screen.getByText(ASK)).toBeTruthy();
    await user.click(screen.getByText(button));
    expect(await screen.findByRole('dialog', { name: dialog })).toBeTruthy();
  });

  test('is asked for once: nothing is forced, and an answer is kept', async () => {
    await open();
    await user.click(screen.getByText('Not now'));
    expect(screen.queryByText(ASK)).toBeNull();
    await open();
    expect(screen.queryByText(ASK)).toBeNull();
  });

  test.each<[string, Partial<VaultAccess>, boolean]>([
    ['that is not looked at yet', { state: { status: 'unknown' } }, false],
    ['that has it', { state: { status: 'locked' } }, false],
    ['that keeps nothing', { state: { status: 'unusable', problem: 'vault.error.storage' } }, false],
    ['of a watched address', {}, true],
  ])('is not what one is %s', async (_, access, isWatchOnly) => {
    await open(access, isWatchOnly);
    expect(screen.queryByText(ASK)).toBeNull();
  });
});

describe('the recovery drill', () => {
  const here = { state: { status: 'locked' } } as const;

  test('is due a week after the wallet was made, and every 90 days', async () => {
    given(8);
    await open(here);
    const link = await screen.findByRole('link', { name: 'Start the drill' });
    expect(link.getAttribute('href')).toBe('/settings');
  });

  test.each([
    ['in the first week', 6, undefined],
    ['within 90 days of the last', 300, 89],
  ])('is not due %s', async (_, age, drilled) => {
    given(age, drilled);
    await open(here);
    expect(screen.queryByText(REMINDER)).toBeNull();
  });

  test('is put off for a week', async () => {
    given(300, 91);
    await open(here);
    await user.click(screen.getByText('Later'));
    expect(screen.queryByText(REMINDER)).toBeNull();
    expect(Number(localStorage.getItem('putOff.recoveryDrill.alice'))).toBeGreaterThan(Date.now() + 6 * DAY);
  });

  // Regression: whoever had no wallet on the device and left its note alone was never reminded.
  test.each([
    ['first', undefined],
    ['next', 91],
  ])('is told beside what is asked of a device without the wallet: the %s', async (_, drilled) => {
    given(300, drilled);
    await open();
    expect(await screen.findByText(REMINDER)).toBeTruthy();
    expect(screen.getByText(ASK)).toBeTruthy();
    await user.click(screen.getByText('Later'));
    expect(screen.queryByText(REMINDER)).toBeNull();
    expect(screen.getByText(ASK)).toBeTruthy();
  });

  // Regression: with a primary account that is only watched it never came.
  test('is due as well where the primary account is only watched, and another has a key', async () => {
    given(8);
    await open(here, true);
    expect(await screen.findByText(REMINDER)).toBeTruthy();
  });

  test.each([
    ['with a drill long ago', 91],
    ['without one', undefined],
  ])('is not due where all accounts are watched, %s', async (_, drilled) => {
    given(undefined, drilled);
    await open(here, true);
    expect(screen.queryByText(REMINDER)).toBeNull();
  });

  test('reads no list of accounts where the last one says enough', async () => {
    given(300, 89);
    vi.mocked(listenToOldestKey).mockClear();
    await open(here);
    expect(listenToOldestKey).not.toHaveBeenCalled();
  });
});
