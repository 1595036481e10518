import { removedKinds, type Removed } from '@everything-wallet/core/callables/accountAccess';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useMemo, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { deleteAccount, endSessions } from '../../features/auth/api/account.ts';
import { AuthContext, type Auth } from '../../lib/session/AuthContext.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { sessionOf, verifiedSession } from '../../testing/sessionOf.ts';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { forgetDevice } from './forgetDevice.ts';
import { AccountSettings } from './AccountSettings.tsx';
import { loadHomeRoute } from '../routes/HomeRoute.tsx';
import { RequireUser } from '../session/RequireUser.tsx';

vi.mock('../../features/auth/api/account.ts', () => ({ deleteAccount: vi.fn(), endSessions: vi.fn() }));
vi.mock('./forgetDevice.ts', () => ({ forgetDevice: vi.fn() }));
vi.mock('../home/LandingPage.tsx', () => ({ LandingPage: () => 'The landing page' }));
vi.mock('../home/SignedInHome.tsx', () => ({ SignedInHome: () => 'The wallet' }));
vi.mock('../../features/site/components/SiteLayout.tsx', () => ({
  SiteLayout: ({ children }: { children: ReactNode }) => children,
}));
setUpComponentTests();

const alice = { id: 'alice', email: 'alice@example.com' };

/** A session that ends on request. */
function Session({ children }: { children: ReactNode }) {
  const [auth, setAuth] = useState<Auth>(verifiedSession);
  const value = useMemo<Auth>(
    () => ({
      ...auth,
      signOut: () => {
        setAuth(sessionOf());
        return Promise.resolve();
      },
    }),
    [auth],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
}

async function open() {
  const Home = await loadHomeRoute();
  const router = createMemoryRouter(
    [
      { path: '/', element: <Home /> },
      { path: '/auth', element: 'Sign in here' },
      {
        element: <RequireUser />,
        children: [{ path: '/settings', element: <AccountSettings user={alice} /> }],
      },
    ],
    { initialEntries: ['/settings'] },
  );
  render(
    <Session>
      <RouterProvider router={router} />
    </Session>,
    { wrapper: AppShell },
  );
  return router;
}

test.each([
  ['kept', true],
  ['not kept', false],
])(
  'deleting the account leads to / signed out, with a report of what was removed and what remains: a vault %s here',
  async (_, isWalletKept) => {
    vi.mocked(forgetDevice).mockReset().mockResolvedValue({ isWalletKept });
    const removed = { ...Object.fromEntries(removedKinds.map((kind) => [kind, 0])), contacts: 2, tokens: 1 };
    vi.mocked(deleteAccount).mockResolvedValue(removed as unknown as Removed);
    const user = userEvent.setup();
    const router = await open();
    await user.click(screen.getByRole('button', { name: 'Delete Account' }));
    await user.type(await screen.findByLabelText('Your email, to confirm'), alice.email);
    await user.type(screen.getByLabelText('Current Password'), 'secret');
    const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete Account' }));

    const report = await screen.findByRole('dialog', { name: 'Your account is deleted' });
    expect(report.textContent).toContain('2 contacts');
    expect(report.textContent).toContain('1 token');
    expect(report.textContent).not.toContain('API key');
    // Regression: it was removed without asking for its password.
    expect(report.textContent.includes('The wallet stored on this device stays, encrypted')).toBe(
      isWalletKept,
    );
    expect(forgetDevice).toHaveBeenCalledExactlyOnceWith('alice');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('The landing page')).toBeTruthy();
    expect(router.state.location).toMatchObject({ pathname: '/', state: null });
  },
);

test('signing out everywhere ends this session as well, with a notice', async () => {
  vi.mocked(endSessions).mockResolvedValue();
  const user = userEvent.setup();
  const router = await open();
  await user.click(screen.getByRole('button', { name: 'Sign Out Everywhere' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign out everywhere?' });
  await user.click(within(dialog).getByRole('button', { name: 'Sign Out Everywhere' }));
  expect(await screen.findByText('You are signed out everywhere.')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/auth');
});
