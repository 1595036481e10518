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
// Tested by itself.
vi.mock('./HomeFirstSteps.tsx', () => ({ HomeFirstSteps: () => null }));
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

/** Shows a wallet with the ages of its oldest key, or none, and of its last drill, in days. */
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
        <WalletNotices
          userId="alice"
          walletAddress={walletAddress}
          hasCoins={false}
          onReceive={() => undefined}
        />
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

  test('is suggested once: nothing is forced, and an answer is stored', async () => {
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
  ])('does not include one that is %s', async (_, access, isWatchOnly) => {
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

  test('is snoozed for a week', async () => {
    given(300, 91);
    await open(here);
    await user.click(screen.getByText('Later'));
    expect(screen.queryByText(REMINDER)).toBeNull();
    expect(Number(localStorage.getItem('putOff.recoveryDrill.alice'))).toBeGreaterThan(Date.now() + 6 * DAY);
  });

  // Regression: a user without a vault who ignored the notice was never reminded.
  test.each([
    ['first', undefined],
    ['next', 91],
  ])('is shown beside the notice for a device without the wallet: the %s', async (_, drilled) => {
    given(300, drilled);
    await open();
    expect(await screen.findByText(REMINDER)).toBeTruthy();
    expect(screen.getByText(ASK)).toBeTruthy();
    await user.click(screen.getByText('Later'));
    expect(screen.queryByText(REMINDER)).toBeNull();
    expect(screen.getByText(ASK)).toBeTruthy();
  });

  // Regression: it never appeared with a watch-only primary account.
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

  test('reads no list of accounts where the last one is enough', async () => {
    given(300, 89);
    vi.mocked(listenToOldestKey).mockClear();
    await open(here);
    expect(listenToOldestKey).not.toHaveBeenCalled();
  });
});
