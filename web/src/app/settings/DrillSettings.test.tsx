import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { paths } from '../../config/paths.ts';
import { listenToWalletAddresses } from '../../features/accounts/api/listenToWalletAddresses.ts';
import { listenToLastDrill } from '../../features/phrase/api/listenToLastDrill.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { DrillSettings } from './DrillSettings.tsx';

vi.mock('../../features/accounts/api/listenToWalletAddresses.ts', () => ({
  listenToWalletAddresses: vi.fn(),
}));
vi.mock('../../features/phrase/api/listenToLastDrill.ts', () => ({ listenToLastDrill: vi.fn() }));
vi.mock('../../features/phrase/api/saveDrill.ts', () => ({
  saveDrill: vi.fn().mockResolvedValue(undefined),
}));
vi.mock('@everything-wallet/core/accounts/addressesOf', () => ({
  addressesOf: () => Promise.resolve((index: number) => `abandon ${index}`),
}));
setUpComponentTests();

type Listener = Parameters<ReturnType<typeof listenToWalletAddresses>>;
const account = (index: number) =>
  ({ address: `abandon ${index}`, watch_only: false, derivation_index: index }) as never;

/** Shows the setting at an address. */
function show(address: string): void {
  render(
    <AppShell>
      <MemoryRouter initialEntries={[address]}>
        <DrillSettings userId="alice" />
      </MemoryRouter>
    </AppShell>,
  );
}

// Regression: the rows followed the list, and a list that failed closed the drill over the words.
test('a drill is about the accounts as they were when it began', async () => {
  const user = userEvent.setup();
  let [tell, fail]: Listener | [] = [];
  vi.mocked(listenToWalletAddresses).mockReturnValue((onData, onError) => {
    [tell, fail] = [onData, onError];
    return () => undefined;
  });
  vi.mocked(listenToLastDrill).mockReturnValue((onData) => {
    onData({ at: undefined });
    return () => undefined;
  });
  show(paths.settings);
  await user.click(screen.getByRole('button', { name: 'Recovery drill Never' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  // Regression: it used the addresses of the browser's cache, passed with only some accounts, and was then
  // noted for 90 days.
  expect(listenToWalletAddresses).toHaveBeenCalledWith('alice', 'confirmed');
  act(() => tell?.([account(0), account(3)]));
  const first = await screen.findByLabelText('Word 1');
  act(() => tell?.([account(3)]));
  act(() => first.focus());
  await user.paste(`${'abandon '.repeat(11)}about`);
  act(() => fail?.(new Error('lost')));
  await user.click(screen.getByText('Check my accounts'));
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  act(() => tell?.([account(5)]));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    "Account 1: abandon 0Restored, as m/44'/60'/0'/0/0",
    "Account 2: abandon 3Restored, as m/44'/60'/0'/0/3",
  ]);
  await user.click(screen.getByText('Close'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the address that the first steps link to opens the drill', async () => {
  vi.mocked(listenToWalletAddresses).mockReturnValue((onData) => {
    onData([account(0)]);
    return () => undefined;
  });
  vi.mocked(listenToLastDrill).mockReturnValue(() => () => undefined);
  show(paths.recoveryDrill);
  expect(await screen.findByRole('dialog', { name: 'Recovery drill' })).toBeTruthy();
  await userEvent.click(screen.getByText('Cancel'));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
