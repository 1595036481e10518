import { expect, type Page } from '@playwright/test';
import { SettingsPage } from '../../tests/e2e/pages/SettingsPage.ts';
import { keepOnDevice } from '../../tests/e2e/support/deviceWallet.ts';
import { test } from '../../tests/e2e/support/test.ts';
import { toast } from '../../tests/e2e/support/toast.ts';

/*
 * A tab that is killed while the vault on this device is set up, changed or removed: either the former vault
 * opens, or the new one.
 */

const MOMENTS = 8;
/** Setting up and changing take this long in all, with room, in ms. */
const WHOLE_MS = 2_400;

/** The wallet on this device in the settings of a new tab. */
async function openSettings(page: Page) {
  const settings = new SettingsPage(page);
  const dialog = page.getByRole('dialog');
  const button = (name: string) => settings.security.getByRole('button', { name, exact: true });
  await settings.open();
  await expect(button('Turn on').or(button('Unlock')).first()).toBeVisible();
  /** Checks if a password opens the stored vault. */
  const opens = async (password: string) => {
    await button('Unlock').click();
    await dialog.getByLabel('Device password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Unlock', exact: true }).click();
    const refused = dialog.getByText(
      'This password does not unlock the wallet on this device. Check it and try again.',
    );
    await expect(button('Lock').or(refused).first()).toBeVisible();
    if (await button('Lock').isVisible()) return true;
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    return false;
  };
  const remove = async (password: string) => {
    await button('Remove').click();
    await dialog.getByLabel('Device password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  };
  return { dialog, button, opens, remove };
}

test('a tab that is killed at any moment loses no vault, and leaves none that nothing opens', async ({
  page,
  context,
  returningUser,
  consoleGuard,
}) => {
  test.setTimeout(600_000);
  consoleGuard.allow(/\[wallet\]/, /Failed to load resource/);
  await page.close();
  let current = '';
  let stored = 0;
  let changed = 0;

  await test.step('while it is set up', async () => {
    for (let moment = 0; moment < MOMENTS; moment += 1) {
      const tab = await context.newPage();
      await openSettings(tab);
      await keepOnDevice(tab, returningUser.phrase, `staple battery ${moment}`);
      await tab.waitForTimeout((moment * WHOLE_MS) / MOMENTS);
      // The last one after it was done, however long this machine takes.
      if (moment === MOMENTS - 1)
        await expect(toast(tab, 'Your wallet is stored on this device and unlocked')).toBeVisible();
      await tab.close();

      const later = await context.newPage();
      const after = await openSettings(later);
      if (await after.button('Unlock').isVisible()) {
        stored += 1;
        expect(await after.opens(`staple battery ${moment}`)).toBe(true);
        current = `staple battery ${moment}`;
        if (moment < MOMENTS - 1) {
          await after.remove(current);
          await expect(after.button('Turn on')).toBeVisible();
        }
      }
      await later.close();
    }
    expect(current).toBe(`staple battery ${MOMENTS - 1}`);
  });

  await test.step('while its password is changed', async () => {
    for (let moment = 0; moment < MOMENTS; moment += 1) {
      const tab = await context.newPage();
      const before = await openSettings(tab);
      expect(await before.opens(current)).toBe(true);
      const next = `another battery ${moment}`;
      await before.button('Change password').click();
      await before.dialog.getByLabel('Device password', { exact: true }).fill(current);
      await before.dialog.getByLabel('New device password').fill(next);
      await before.dialog.getByLabel('Repeat the password').fill(next);
      await before.dialog.getByRole('button', { name: 'Change password' }).click();
      await tab.waitForTimeout((moment * WHOLE_MS) / MOMENTS);
      // The last one after it was done, however long this machine takes.
      if (moment === MOMENTS - 1) await expect(toast(tab, 'Device password changed')).toBeVisible();
      await tab.close();

      const later = await context.newPage();
      const after = await openSettings(later);
      if (await after.opens(next)) {
        current = next;
        changed += 1;
      } else {
        // Opened again: the message about the other password is still on the page.
        const again = await openSettings(later);
        expect(await again.opens(current)).toBe(true);
      }
      await later.close();
    }
  });

  await test.step('while it is removed', async () => {
    const tab = await context.newPage();
    const before = await openSettings(tab);
    await before.remove(current);
    await tab.close();
    const later = await context.newPage();
    const after = await openSettings(later);
    if (await after.button('Unlock').isVisible()) expect(await after.opens(current)).toBe(true);
    await later.close();
  });
  console.log(
    `killed ${2 * MOMENTS + 1} times: ${stored} of ${MOMENTS} set up, ${changed} of ${MOMENTS} changed, none lost`,
  );
});
