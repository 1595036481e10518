import { expect, type Page } from '@playwright/test';
import { WalletPage } from '../../tests/e2e/pages/WalletPage.ts';
import { servedSites } from '../../tests/e2e/support/hostGuard.ts';
import { startSession } from '../../tests/e2e/support/startSession.ts';
import { test } from '../../tests/e2e/support/test.ts';
import type { WalletUser } from '../../tests/e2e/support/walletUser.ts';
import { ReleaseSite } from './ReleaseSite.ts';

/** Messages of a page whose server or network is cut off. */
const CUT_OFF = /net::ERR_|\[wallet\]|@firebase|Failed to load resource|sw\.js|ServiceWorker/;

/** A test with a site of its own, whose worker it shares with no other test. */
export const releaseTest = test.extend<{ site: ReleaseSite }>({
  // oxlint-disable-next-line no-empty-pattern -- how Playwright wants a fixture that needs no other
  site: async ({}, use) => {
    const site = await ReleaseSite.start();
    servedSites.add(site.origin);
    await use(site);
    site.close();
  },
  baseURL: async ({ site }, use) => use(site.origin),
  consoleGuard: async ({ consoleGuard }, use) => {
    consoleGuard.allow(CUT_OFF);
    await use(consoleGuard);
  },
});

/** Waits until the browser has stored the site's release. */
export async function expectStored(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state), {
      timeout: 120_000,
    })
    .toBe('activated');
}

/** Opens the wallet of a user, and again once its release is stored. */
export async function openStored(page: Page, user: WalletUser): Promise<void> {
  await startSession(page, user);
  await new WalletPage(page).open();
  await expectStored(page);
  await page.reload();
}

/** Version that a page was loaded from; null for the first. */
export function releaseOf(page: Page): Promise<string | null> {
  return page.evaluate(
    () => document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? null,
  );
}

/** Loads a page again, and returns the time until its balance was painted, in ms. */
export async function timeToBalance(page: Page): Promise<number> {
  await page.addInitScript(() => {
    const see = () => {
      const balance = document.querySelector('[data-testid="balance-coin"]')?.textContent ?? '';
      if (/\d/.test(balance)) document.documentElement.dataset['seenAt'] = String(performance.now());
      else requestAnimationFrame(see);
    };
    requestAnimationFrame(see);
  });
  await page.reload({ waitUntil: 'commit' });
  const seen = page.locator('html[data-seen-at]');
  await seen.waitFor({ state: 'attached' });
  return Number(await seen.getAttribute('data-seen-at'));
}
