import { expect, type Page } from '@playwright/test';
import { createAccount, emailsTo, newCredentials } from './support/account.ts';
import { blockFirestore } from './support/blockFirestore.ts';
import { documentAt } from './support/documents.ts';
import { OFFLINE_COMPLAINTS } from './support/consoleGuard.ts';
import { refuseDocument } from './support/refusals.ts';
import { stack } from './support/stack.ts';
import { startSession } from './support/startSession.ts';
import { SCREEN } from './support/screen.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { tryAgain } from './support/tryAgain.ts';
import { createWalletUser } from './support/walletUser.ts';

/* Signing up, in and out (docs/product.md §2 /auth, §4, §5, §8), and who is let in where (§2, §6). */

test.describe.configure({ mode: 'parallel' });

test('the form: tabs, a hidden password, and refusals', SCREEN, async ({ authPage, page }) => {
  await test.step('the tabs show the fields of each form', async () => {
    await authPage.open();
    await expect(authPage.signInTab).toHaveAttribute('aria-selected', 'true');
    await expect(authPage.confirmPassword).toBeHidden();
    await expect(authPage.email).toHaveAttribute('type', 'email');
    await authPage.signUpTab.click();
    await expect(authPage.confirmPassword).toBeVisible();
    await expect(authPage.email).toHaveAttribute('type', 'email');
    await authPage.signInTab.click();
    await expect(authPage.confirmPassword).toBeHidden();
  });
  await test.step('input before the application is loaded counts', async () => {
    const held = Promise.withResolvers<undefined>();
    const code = '**/assets/main-*.js';
    await page.route(code, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/auth');
    await authPage.email.fill('alice@example.com');
    await authPage.signUpTab.click();
    await expect(page.locator('#root[data-written][aria-busy="true"]')).toBeAttached();
    held.resolve(undefined);
    await expect(authPage.confirmPassword).toBeVisible();
    await expect(authPage.email).toHaveValue('alice@example.com');
    await page.unroute(code);
  });
  await test.step('a password is hidden until its owner wants to see it', async () => {
    await authPage.open();
    await authPage.password.fill('secret words');
    await expect(authPage.password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(authPage.password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(authPage.password).toHaveAttribute('type', 'password');
  });
  await test.step('sign-in refuses invalid input at the field', async () => {
    const contactedServer = watchServer(page);
    await authPage.open();
    await authPage.signInButton.click();
    await expect(authPage.email).toHaveAccessibleDescription('Please enter your email');
    await expect(authPage.password).toHaveAccessibleDescription('Please enter your password');
    await authPage.email.fill('not an email');
    await expect(authPage.email).toHaveAccessibleDescription(
      'Please enter an email address such as name@example.com',
    );
    expect(contactedServer()).toBe(false);
  });
});

test('sign-up refuses invalid input at the field', SCREEN, async ({ page, authPage }) => {
  const contactedServer = watchServer(page);
  await authPage.openSignUp();
  await authPage.signUpButton.click();
  await expect(authPage.email).toHaveAccessibleDescription('Please enter your email');
  await expect(authPage.password).toHaveAccessibleDescription('Please enter your password');
  await expect(authPage.confirmPassword).toHaveAccessibleDescription('Please enter your password again');

  await authPage.fillSignUp({ email: 'nobody@nowhere', password: '12345' }, '123456');
  await expect(authPage.email).toHaveAccessibleDescription(
    'Please enter an email address such as name@example.com',
  );
  await expect(authPage.password).toHaveAccessibleDescription('Password must be at least 6 characters');
  await expect(authPage.confirmPassword).toHaveAccessibleDescription('Passwords do not match');

  await authPage.fillSignUp({ email: newCredentials().email, password: '123456' }, '123457');
  await authPage.signUpButton.click();
  await expect(authPage.confirmPassword).toHaveAccessibleDescription('Passwords do not match');
  await expect(authPage.confirmPassword).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL('/auth');
  expect(contactedServer()).toBe(false);

  // Six characters that match are enough.
  await authPage.confirmPassword.fill('123456');
  await authPage.signUpButton.click();
  await expect(page).toHaveURL('/recovery-phrase');
});

test(
  "a failed sign-in or sign-up shows the provider's own message, and keeps what was typed",
  SCREEN,
  async ({ page, authPage, consoleGuard }) => {
    consoleGuard.expect(/400.*signInWithPassword/, /400.*signUp/, /\[wallet\] Signing in or up failed/);
    const account = await createAccount();
    await authPage.signIn({ email: account.email, password: 'not the password' });
    await expect(toast(page, 'The password is invalid or the user does not have a password.')).toBeVisible();
    await expect(authPage.email).toHaveValue(account.email);
    await expect(page).toHaveURL('/auth');

    await authPage.signIn(newCredentials());
    await expect(
      toast(
        page,
        'There is no user record corresponding to this identifier. The user may have been deleted.',
      ),
    ).toBeVisible();

    await authPage.signUp(account);
    await expect(toast(page, 'The email address is already in use by another account.')).toBeVisible();
    await expect(authPage.email).toHaveValue(account.email);
    await expect(page).toHaveURL('/auth');
  },
);

test('sign-up creates an unverified profile, and mails a link back to the recovery phrase', async ({
  page,
  authPage,
  phrasePage,
}) => {
  const credentials = newCredentials();
  await authPage.signUp(credentials);
  await expect(toast(page, 'Account created! Generating your recovery phrase...')).toBeVisible();
  await expect(page).toHaveURL('/recovery-phrase');
  await expect(phrasePage.words).toHaveCount(12);

  const emails = await emailsTo(credentials.email);
  expect(emails).toMatchObject([{ requestType: 'VERIFY_EMAIL' }]);
  const link = new URL(emails[0]?.oobLink ?? '');
  expect(link.searchParams.get('continueUrl')).toBe(`${stack.hostingUrl}/recovery-phrase`);

  const account = await page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, value]) =>
      key.startsWith('firebase:authUser:') ? [JSON.parse(String(value)) as { uid: string }] : [],
    ),
  );
  const uid = account[0]?.uid ?? '';
  await expect.poll(() => documentAt(`profiles/${uid}`)).toEqual({ id: uid, verified: false });
});

test('a session survives a reload until the sign-out', async ({ page, authPage, walletPage, user }) => {
  await authPage.signIn(user);
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await walletPage.expectOpen();
  await page.reload();
  await walletPage.expectOpen();

  await walletPage.signOutButton.click();
  await expect(page).toHaveURL('/auth');
  await page.goto('/wallet');
  await expect(page).toHaveURL('/auth');
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key.startsWith('firebase:authUser'))).toEqual([]);
});

test('signing out signs every tab out, and removes the wallet from it', async ({
  page,
  context,
  fundedUser,
}) => {
  expect(fundedUser.address).toMatch(/^0x/);
  const otherTab = await context.newPage();
  await otherTab.goto('/wallet');
  await expect(otherTab.getByTestId('balance-coin')).toHaveText('10 ETH');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(otherTab).toHaveURL('/auth');
  await expect(otherTab.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(otherTab.getByText('10 ETH')).toBeHidden();
});

// Regression: Firebase stores the session again in a tab that was being read while another one signed out, which undid it in both.
test('a tab that still loads does not undo a sign-out', async ({ page, context, fundedUser }) => {
  expect(fundedUser.address).toMatch(/^0x/);
  const otherTab = await context.newPage();
  const { promise: signedOut, resolve } = Promise.withResolvers<undefined>();
  await otherTab.route(/accounts:lookup/, async (route) => {
    await signedOut;
    await route.continue();
  });
  const isAsked = otherTab.waitForRequest(/accounts:lookup/);
  await otherTab.goto('/wallet');
  await isAsked;
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/auth');
  const isAnswered = otherTab.waitForResponse(/accounts:lookup/);
  resolve(undefined);
  await isAnswered;
  for (const tab of [otherTab, page]) {
    await expect(tab).toHaveURL(/\/auth/);
    await expect(tab.getByRole('button', { name: 'Sign In' })).toBeVisible();
  }
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key.startsWith('firebase:authUser'))).toEqual([]);
});

test('signing out waits for no request that is never answered', async ({ page, user, walletPage }) => {
  await startSession(page, user);
  await page.goto('/wallet');
  await walletPage.expectOpen();
  // Firebase signs out after the requests that are under way: here the one about the user, at the start of each page.
  const isAsked = page.waitForRequest(/accounts:lookup/);
  await page.route(/accounts:lookup/, () => new Promise(() => undefined));
  await page.reload();
  await isAsked;
  await walletPage.signOutButton.click();
  // Firebase gives its request up after 30 s.
  await expect(page).toHaveURL('/auth', { timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key.startsWith('firebase:authUser'))).toEqual([]);
});

test('the next user of the browser sees nothing of the former one', async ({
  page,
  authPage,
  walletPage,
  fundedUser,
}) => {
  expect(fundedUser.address).toMatch(/^0x/);
  const next = await createWalletUser();
  await walletPage.signOutButton.click();
  await expect(page).toHaveURL('/auth');
  await authPage.email.fill(next.email);
  await authPage.password.fill(next.password);
  await authPage.signInButton.click();
  await walletPage.expectBalance('0 ETH');
  await expect(page.getByTestId('primary-address')).toHaveAttribute('title', next.address);
});

test('a forgotten password is reset through the link in the e-mail, and opens the wallet', async ({
  page,
  authPage,
  walletPage,
  fundedUser,
  consoleGuard,
}) => {
  consoleGuard.expect(/400.*resetPassword/, /A link in an email could not be read/);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(fundedUser.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  const [email] = await emailsTo(fundedUser.email);
  const { search } = new URL(email?.oobLink ?? '');
  await page.goto(`/auth/action${search}`);
  await page.getByLabel('New Password').fill('a new password');
  expect(new URL(page.url()).search).toBe('');
  await page.getByLabel('Confirm Password').fill('a new password');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await page.getByRole('link', { name: 'Go to Sign In' }).click();
  await authPage.email.fill(fundedUser.email);
  await authPage.password.fill('a new password');
  await authPage.signInButton.click();
  await walletPage.expectBalance('10 ETH');

  await page.goto(`/auth/action${search}`);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

/** One behind each guard, and the one that is its own; all of them: routes.test.ts. */
const forUsers = ['/wallet', '/recovery-phrase', '/settings'];

test('a visitor of a screen for users is sent to sign in', async ({ page, authPage }) => {
  for (const path of forUsers) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveURL('/auth');
      await expect(authPage.signInButton).toBeVisible();
    });
  }
});

test('an unverified user is sent to the recovery phrase', async ({ page, authPage, phrasePage }) => {
  const account = await createAccount();
  await startSession(page, account);
  await page.goto('/wallet');
  await expect(page).toHaveURL('/recovery-phrase');
  await expect(phrasePage.words).toHaveCount(12);
  // Signing in again leads to the same place.
  await page.evaluate(() => localStorage.clear());
  await authPage.signIn(account);
  await expect(page).toHaveURL('/recovery-phrase');
});

test('a verified user is redirected from /auth and /recovery-phrase', async ({
  page,
  walletPage,
  returningUser,
}) => {
  expect(returningUser.address).toMatch(/^0x/);
  for (const path of ['/auth', '/recovery-phrase']) {
    await page.goto(path);
    await walletPage.expectOpen();
  }
});

/** Returns a function that reports if the page has since sent a request to the Auth emulator. */
function watchServer(page: Page): () => boolean {
  let hasRequested = false;
  page.on('request', (request) => (hasRequested ||= request.url().startsWith(stack.authUrl)));
  return () => hasRequested;
}

test('a profile that cannot be read opens neither the wallet nor a new phrase, and can be retried', async ({
  page,
  user,
  walletPage,
  consoleGuard,
}) => {
  consoleGuard.expect(/Failed to load profile/, /permission-denied/);
  await startSession(page, user);
  const allow = await refuseDocument(page, `profiles/${user.uid}`);
  await page.goto('/wallet');
  await expect(toast(page, 'Failed to load profile')).toBeVisible();
  await expect(page.getByText('The server did not answer')).toBeVisible();
  await expect(page).toHaveURL('/wallet');

  await allow();
  await tryAgain(page);
  await walletPage.expectOpen();
});

test('a database that does not answer ends the loading, and the wallet opens once it does', async ({
  page,
  user,
  walletPage,
  consoleGuard,
}) => {
  consoleGuard.expect(/Failed to load profile/, /ERR_CONNECTION_REFUSED/);
  consoleGuard.allow(OFFLINE_COMPLAINTS);
  await startSession(page, user);
  const unblock = await blockFirestore(page);
  await page.goto('/wallet');
  await expect(toast(page, 'Failed to load profile')).toBeVisible();
  await expect(page.getByText('The server did not answer')).toBeVisible();

  await unblock();
  await tryAgain(page);
  await walletPage.expectOpen();
});

test('a signed-in user without a finished setup is redirected from /auth to the recovery phrase, and can sign out there', async ({
  page,
  phrasePage,
}) => {
  await startSession(page, await createAccount());
  await page.goto('/auth');
  await expect(page).toHaveURL('/recovery-phrase');
  await expect(phrasePage.words).toHaveCount(12);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/auth');
});
