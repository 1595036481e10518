import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { SettingsPage } from './pages/SettingsPage.ts';
import { emailsTo } from './support/account.ts';
import { expectUsable } from './support/expectUsable.ts';
import { SCREEN } from './support/screen.ts';
import { stack } from './support/stack.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { call, newPhrase } from './support/walletUser.ts';

/* /settings: docs/product.md §2 Settings, §4 Verify phrase dialog, §5 Verify phrase, §8 Account deletion. */

test.describe.configure({ mode: 'parallel' });

const verifyUrl = `${stack.functionsUrl}/verifyRecoveryPhrase`;
const digest = (phrase: string) => createHash('sha256').update(phrase).digest('hex');

let settings: SettingsPage;

test.beforeEach(async ({ page, returningUser }) => {
  expect(returningUser.uid).not.toBe('');
  settings = new SettingsPage(page);
  await settings.open();
});

test('every setting, as it was left, also after a reload', SCREEN, async ({ page, returningUser }) => {
  await test.step('has every setting, and marks those without effect', async () => {
    await expect(settings.account).toContainText(returningUser.email);
    await expect(settings.biometricSwitch).not.toBeChecked();
    await expect(settings.biometricSwitch).toBeDisabled();
    await expect(settings.biometricSwitch).toHaveAccessibleDescription(/IP address.*Use the device password/);
    await expect(settings.alertsSwitch).toBeChecked();
    await expect(settings.alertsSwitch).toHaveAccessibleDescription(
      /^(While the wallet is open|Only while you view the wallet)/,
    );
    await settings.networkLink.click();
    await expect(page).toHaveURL('/network-settings');
  });
  await test.step('switches survive a reload, only in this browser', async () => {
    await settings.open();
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('documents:commit')) writes.push(request.url());
    });
    await settings.alertsSwitch.click();
    await page.reload();
    await expect(settings.alertsSwitch).not.toBeChecked();
    expect(writes).toEqual([]);
  });
  await test.step('appearance follows the choice, including after a reload, and the device again on request', async () => {
    await settings.open();
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = 'rgb(245, 246, 248)';
    const dark = 'rgb(11, 13, 18)';
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(background).toBe(light);
    await settings.selectAppearance('Dark');
    await expect.poll(background).toBe(dark);
    await page.reload();
    await expect(settings.appearance.getByRole('button', { name: 'Dark' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect.poll(background).toBe(dark);

    await page.emulateMedia({ colorScheme: 'dark' });
    await settings.selectAppearance('Light');
    await expect.poll(background).toBe(light);
    await settings.selectAppearance('System');
    await expect.poll(background).toBe(dark);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(background).toBe(light);
  });
});

test('is usable on a phone and a desktop, light and dark', SCREEN, async ({ page }) => {
  await expectUsable(page);
  await settings.openVerification();
  await expectUsable(page);
});

test('the right phrase matches, with any spacing, and never leaves the browser', async ({
  page,
  returningUser,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await settings.openVerification();
  await expect(settings.submitButton).toBeDisabled();
  await settings.verify(`  ${returningUser.phrase.replaceAll(' ', '\n')} `);
  await expect(toast(page, 'Recovery phrase verified successfully!')).toBeVisible();
  await expect(settings.dialog.getByRole('alert')).toContainText('Verification Successful');

  const questions = sent.filter((body) => body.includes('phrase_to_verify'));
  expect(questions).toEqual([JSON.stringify({ data: { phrase_to_verify: digest(returningUser.phrase) } })]);
  expect(sent.join('\n')).not.toContain(returningUser.phrase.split(' ').slice(0, 3).join(' '));
});

test('the Verify phrase dialog: refusals, and cleared input', SCREEN, async ({ page, returningUser }) => {
  await test.step('another phrase does not match, and closing forgets phrase and result', async () => {
    await settings.openVerification();
    await settings.verify(newPhrase());
    await expect(toast(page, 'Recovery phrase does not match')).toBeVisible();
    const panel = settings.dialog.getByRole('alert');
    await expect(panel).toContainText('Verification Failed');
    await expect(panel).toContainText("The phrase you entered doesn't match. Please check and try again.");

    await settings.closeButton.click();
    await expect(settings.dialog).toBeHidden();
    await settings.openVerification();
    await expect(settings.phrase).toHaveValue('');
    await expect(panel).toBeHidden();
  });
  await test.step('a result disappears when another phrase is typed', async () => {
    await settings.verify(newPhrase());
    const panel = settings.dialog.getByRole('alert');
    await expect(panel).toContainText('Verification Failed');
    await settings.phrase.press('End');
    await settings.phrase.pressSequentially('x');
    await expect(panel).toBeHidden();
  });
  await test.step('white space is no phrase', async () => {
    let calls = 0;
    page.on('request', (request) => {
      if (request.url() === verifyUrl) calls += 1;
    });
    await settings.verify('   ');
    await expect(settings.dialog).toContainText('Please enter your recovery phrase');
    await expect(settings.phrase).toHaveAttribute('aria-invalid', 'true');
    expect(calls).toBe(0);
  });
  await test.step('cannot be submitted twice while it is verifying', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    await page.route(verifyUrl, async (route) => {
      await released;
      await route.continue();
    });
    await settings.verify(returningUser.phrase);
    await expect(settings.verifyingButton).toBeDisabled();
    await expect(settings.phrase).toBeDisabled();
    release(undefined);
    await expect(settings.dialog.getByRole('alert')).toContainText('Verification Successful');
  });
  await test.step('a dialog that was closed during the verification shows nothing more', async () => {
    await settings.open();
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    await page.route(verifyUrl, async (route) => {
      await released;
      await route.continue();
    });
    await settings.openVerification();
    await settings.verify(returningUser.phrase);
    await settings.closeButton.click();
    const answered = page.waitForResponse(verifyUrl);
    release(undefined);
    await answered;
    await settings.openVerification();
    await expect(settings.phrase).toHaveValue('');
    await expect(settings.dialog.getByRole('alert')).toBeHidden();
    await expect(toast(page, 'Recovery phrase verified successfully!')).toBeHidden();
  });
});

test(
  'a phrase that cannot be verified is reported',
  SCREEN,
  async ({ page, returningUser, consoleGuard }) => {
    await test.step('the input remains when the server cannot be reached', async () => {
      consoleGuard.expect(/ERR_CONNECTION_REFUSED/, /The phrase could not be verified CallableError/);
      await page.route(verifyUrl, (route) => route.abort('connectionrefused'));
      await settings.openVerification();
      await settings.verify(returningUser.phrase);
      await expect(toast(page, 'Failed to verify phrase')).toBeVisible();
      await expect(settings.phrase).toHaveValue(returningUser.phrase);
      await expect(settings.dialog.getByRole('alert')).toBeHidden();

      await page.unroute(verifyUrl);
      await settings.submitButton.click();
      await expect(settings.dialog.getByRole('alert')).toContainText('Verification Successful');
    });
    await test.step('a browser that cannot hash is distinguished from a failing server', async () => {
      await settings.open();
      consoleGuard.expect(/The phrase could not be verified/);
      await settings.openVerification();
      await page.evaluate(() => {
        crypto.subtle.digest = () => Promise.reject(new DOMException('refused', 'OperationError'));
      });
      await settings.verify(returningUser.phrase);
      await expect(toast(page, 'An error occurred during verification')).toBeVisible();
    });
  },
);

test(
  'after too many wrong phrases the server states when to retry',
  SCREEN,
  async ({ page, returningUser, consoleGuard }) => {
    consoleGuard.expect(/429/, /The phrase could not be verified CallableError resource-exhausted/);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const wrong = { phrase_to_verify: digest(newPhrase()) };
      expect(await call('verifyRecoveryPhrase', wrong, returningUser.idToken)).toBe(false);
    }
    await settings.openVerification();
    await settings.verify(returningUser.phrase);
    await expect(toast(page, 'Failed to verify phrase')).toBeVisible();
    await expect(settings.dialog).toContainText(/Too many attempts\. Try again in \d+ minutes?\./);
  },
);

test('logging out ends the session and goes to /auth', SCREEN, async ({ page }) => {
  await settings.logoutButton.click();
  await expect(page).toHaveURL('/auth');
  await page.goto('/settings');
  await expect(page).toHaveURL('/auth');
});

test('a session that cannot be ended is still there', SCREEN, async ({ page, consoleGuard }) => {
  consoleGuard.expect(/\[wallet\] Failed to logout/);
  await page.evaluate(() => {
    Storage.prototype.removeItem = () => {
      throw new DOMException('The storage refuses', 'InvalidStateError');
    };
  });
  await settings.logoutButton.click();
  await expect(toast(page, 'Failed to logout')).toBeVisible();
  await expect(page).toHaveURL('/settings');
});

test('an account from its password to its end', async ({ page, returningUser, consoleGuard }) => {
  // A question of the clock may leave while the session is renewed.
  consoleGuard.allow(/401.*refreshWallet/);
  const { email, password, uid } = returningUser;
  const accessUrl = `${stack.functionsUrl}/accountAccess`;
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const field = (name: string) => page.getByRole('dialog').getByLabel(name);
  const confirm = async () => {
    await field('Your email, to confirm').fill(email);
    await field('Current Password').fill('better horse');
    await dialog('Delete your account?').getByRole('button', { name: 'Delete Account' }).click();
  };
  await test.step('the password is changed, and this browser stays signed in', async () => {
    await settings.passwordButton.click();
    await expect(dialog('Change your password')).toBeVisible();
    await expectUsable(page);
    await field('Current Password').fill(password);
    await field('New Password').fill('better horse');
    await field('Confirm Password').fill('better horse');
    await dialog('Change your password').getByRole('button', { name: 'Change Password' }).click();
    await expect(toast(page, 'Your password was changed. Other devices are signed out.')).toBeVisible();
    await settings.openVerification();
    await settings.verify(returningUser.phrase);
    await expect(settings.dialog.getByRole('alert')).toContainText('Verification Successful');
    await settings.closeButton.click();
  });
  await test.step('a new address gets a link', async () => {
    const next = `new-${email}`;
    await settings.emailButton.click();
    await field('New Email').fill(next);
    await field('Current Password').fill('better horse');
    await dialog('Change your email address').getByRole('button', { name: 'Send the link' }).click();
    await expect(dialog('Change your email address')).toBeHidden();
    await expect(page.getByText(`If ${next} can be used, we have sent a link to it.`)).toBeVisible();
    // The emulator names the address that the account has.
    const sent = (await emailsTo(email)).map(({ requestType }) => requestType);
    expect(sent).toContain('VERIFY_AND_CHANGE_EMAIL');
  });
  await test.step('functions without deletion are reported, and nothing changes', async () => {
    consoleGuard.expect(/404/, /The account could not be deleted CallableError/);
    await page.route(accessUrl, (route) =>
      route.fulfill({
        status: 404,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { status: 'NOT_FOUND', message: 'NOT_FOUND' } },
      }),
    );
    await settings.deleteButton.click();
    await expectUsable(page);
    await confirm();
    await expect(toast(page, 'Account deletion not implemented yet')).toBeVisible();
    await expect(dialog('Delete your account?')).toBeHidden();
    await page.unroute(accessUrl);
    await page.reload();
    await expect(settings.logoutButton).toBeVisible();
  });
  await test.step('the account is deleted, which the landing page confirms, signed out', async () => {
    await settings.deleteButton.click();
    await confirm();
    await expect(dialog('Your account is deleted')).toContainText('1 address');
    await expect(page).toHaveURL('/');
    await expectUsable(page);
    await dialog('Your account is deleted').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const left = await page.evaluate(() => JSON.stringify(window.localStorage));
    expect(left).not.toContain(uid);
    expect(left).not.toContain('firebase:authUser');
    await page.goto('/settings');
    await expect(page).toHaveURL('/auth');
  });
});
