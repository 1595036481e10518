import { expect } from '@playwright/test';
import { SettingsPage } from './pages/SettingsPage.ts';
import { WalletPage } from './pages/WalletPage.ts';
import { test } from './support/test.ts';

/* The languages of the interface: docs/features/languages.md. */

test.describe('a browser in German', () => {
  test.use({ locale: 'de-AT' });

  test('has the pages of visitors in German, also where a prerendered page is in English', async ({
    page,
  }) => {
    await page.goto('/auth');
    await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page).toHaveTitle(/^Anmelden/);
    await page.goto('/help#fees');
    await expect(page).toHaveURL('/de/help#fees');
    await expect(page.getByRole('heading', { level: 1, name: 'Hilfe' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: 'Was kostet ein Transfer?' })).toBeVisible();
  });

  test('reads a page in English once the reader has chosen English', async ({ page }) => {
    await page.goto('/de/about');
    await page.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/help');
    await expect(page).toHaveURL('/help');
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  });

  test('finds an answer in German', async ({ page }) => {
    await page.goto('/de');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('uberweisung gebuhren');
    await page.getByRole('option', { name: 'Was kostet ein Transfer?' }).first().click();
    await expect(page).toHaveURL('/de/help#fees');
  });
});

test('the address of a page decides its language, which the wallet behind it keeps', async ({ page }) => {
  await page.goto('/ar/features');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('contentinfo').getByRole('link', { name: 'المساعدة' }).click();
  await expect(page).toHaveURL('/ar/help');
  await page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  // Another public page follows its own address.
  await page.goto('/about');
  await expect(page).toHaveURL('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the language that a user chooses stays on this device, and is mirrored where it is written from right to left', async ({
  page,
  returningUser,
}) => {
  expect(returningUser.uid).not.toBe('');
  const html = page.locator('html');
  const settings = new SettingsPage(page);
  await settings.open();
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'العربية' }).click();
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1, name: 'الإعدادات' })).toBeVisible();

  await test.step('addresses keep their direction', async () => {
    await page.goto('/wallet');
    const address = page.getByTestId('primary-address');
    await expect(address).toBeVisible();
    expect(await address.evaluate((node) => getComputedStyle(node).unicodeBidi)).toBe('plaintext');
  });
  await test.step('nothing is cut off at the side', async () => {
    const { scroll, client } = await html.evaluate(({ scrollWidth, clientWidth }) => ({
      scroll: scrollWidth,
      client: clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(client);
  });
  await test.step('the browser decides again', async () => {
    await page.goto('/settings');
    await page.getByRole('combobox', { name: 'اللغة' }).click();
    await page.getByRole('option', { name: 'المتصفح' }).click();
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(html).toHaveAttribute('dir', 'ltr');
    await new WalletPage(page).open();
  });
});

// Regression: a language file that could not be loaded left a signed-in page empty.
test('a language that cannot be loaded is requested twice, then the page is in English', async ({
  page,
  returningUser,
  consoleGuard,
}) => {
  expect(returningUser.uid).not.toBe('');
  consoleGuard.allow(/The language could not be loaded|Failed to load resource|dynamically imported module/);
  await page.evaluate(() => localStorage.setItem('settings.language', 'ar'));
  let requests = 0;
  const isTexts = /\/assets\/ar-[^/]+\.js$|translations.*ar/;
  await page.route(isTexts, (route) => {
    requests += 1;
    return route.abort();
  });
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  expect(requests).toBe(2);
  await page.unroute(isTexts);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});
