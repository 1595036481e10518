import { expect, type Page } from '@playwright/test';
import { SendDialog } from '../../tests/e2e/pages/SendDialog.ts';
import { WalletPage } from '../../tests/e2e/pages/WalletPage.ts';
import { startSession } from '../../tests/e2e/support/startSession.ts';
import { toast } from '../../tests/e2e/support/toast.ts';
import type { WalletUser } from '../../tests/e2e/support/walletUser.ts';
import { findRelease } from './findRelease.ts';
import { openStored, releaseOf, releaseTest as test } from './releaseTest.ts';

/* Changes from one release to another (docs/features/offline.md). */

const BUSY = 'Finish or close every open signature and transfer, in all tabs. Then update.';

const offerIn = (page: Page) => page.getByText('Version 2.0.0 is ready');
const updateIn = (page: Page) => page.getByRole('button', { name: 'Update', exact: true });

/** Opens the wallet, and stores its release. */
async function open(page: Page, user: WalletUser): Promise<void> {
  await openStored(page, user);
  await new WalletPage(page).expectBalance('0 ETH');
}

test('an update is refused while another tab reviews a send; once accepted all tabs have it', async ({
  page,
  context,
  site,
  user,
}) => {
  await open(page, user);
  const other = await context.newPage();
  await new WalletPage(other).open();
  await site.publish('2.0.0');
  expect(await findRelease(page)).toBe('stored');
  await expect(offerIn(page)).toBeVisible();
  await page.getByText('Changes', { exact: true }).click();
  await expect(page.getByText('Version 2.0.0 is faster.')).toBeVisible();

  const send = new SendDialog(other);
  await send.open();
  await updateIn(page).click();
  await expect(toast(page, BUSY)).toBeVisible();
  await page.reload();
  for (const tab of [page, other]) expect(await releaseOf(tab)).toBeNull();
  await expect(send.dialog).toBeVisible();

  await send.cancelButton.click();
  await expect(send.dialog).toBeHidden();
  await expect(offerIn(page)).toBeVisible();
  const reloaded = [page, other].map((tab) => tab.waitForEvent('load'));
  await updateIn(page).click();
  await Promise.all(reloaded);
  for (const tab of [page, other]) {
    expect(await releaseOf(tab)).toBe('2.0.0');
    await new WalletPage(tab).expectBalance('0 ETH');
    await expect(offerIn(tab)).toHaveCount(0);
  }
});

test('closing every tab accepts nothing, unless the release is urgent', async ({
  page,
  context,
  site,
  user,
}) => {
  await open(page, user);
  await site.publish('2.0.0');
  expect(await findRelease(page)).toBe('stored');
  await page.close();
  const later = await context.newPage();
  await new WalletPage(later).open();
  expect(await releaseOf(later)).toBeNull();
  await expect(offerIn(later)).toBeVisible();
  await later.getByRole('button', { name: 'Later' }).click();
  await expect(offerIn(later)).toHaveCount(0);

  await site.publish('3.0.0', { isUrgent: true });
  expect(await findRelease(later)).toBe('stored');
  await later.close();
  // The browser activates a worker some time after the last tab of an older one was closed.
  await expect(async () => {
    const last = await context.newPage();
    await last.goto('/wallet');
    const release = await releaseOf(last);
    await last.close();
    expect(release).toBe('3.0.0');
  }).toPass();
});

test('an accepted release works with a newer server and its answers', async ({
  page,
  site,
  user,
  walletPage,
}) => {
  await open(page, user);
  await site.publish('2.0.0');
  expect(await findRelease(page)).toBe('stored');
  // A newer API: an answer has fields that this release does not know.
  await page.route('**/refreshWallet', async (route) => {
    const response = await route.fetch();
    const { result } = (await response.json()) as { result: object };
    await route.fulfill({ response, json: { result: { ...result, news: [{ kind: 'unknown' }] } } });
  });
  const requested: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/') && !response.fromServiceWorker()) requested.push(pathname);
  });
  await page.reload();
  await expect(walletPage.balanceCard).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Settings' }).first()).toBeVisible();
  expect(await releaseOf(page)).toBeNull();
  expect(requested).toEqual([]);
  await expect(offerIn(page)).toBeVisible();

  // A newer API that no longer knows a call.
  await page.unroute('**/refreshWallet');
  await page.route('**/refreshWallet', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/wallet');
  await expect(walletPage.coinBalance).toHaveText('0 ETH');
  await expect(walletPage.balanceCard).toContainText(/As of /);
  await expect(offerIn(page)).toBeVisible();
});

test('a new release opens with what an older one stored, and with what it cannot read', async ({
  page,
  site,
  user,
  walletPage,
}) => {
  await open(page, user);
  await page.evaluate(() => {
    const { version, userId, primary, balance } = JSON.parse(
      localStorage.getItem('lastKnownHome') ?? '{}',
    ) as Record<string, unknown>;
    // Without the fields that came later.
    localStorage.setItem('lastKnownHome', JSON.stringify({ version, userId, primary, balance }));
  });
  await site.publish('2.0.0');
  expect(await findRelease(page)).toBe('stored');
  const reloaded = page.waitForEvent('load');
  await updateIn(page).click();
  await reloaded;
  expect(await releaseOf(page)).toBe('2.0.0');
  await walletPage.expectBalance('0 ETH');

  await page.evaluate(() => localStorage.setItem('lastKnownHome', '{"version":0,"userId":7}'));
  await page.reload();
  await walletPage.expectBalance('0 ETH');
});

test('a release that changes while it is stored is refused, and the accepted one stays', async ({
  page,
  site,
  user,
  walletPage,
}) => {
  await open(page, user);
  await site.publish('2.0.0', { spoil: true });
  expect(await findRelease(page)).toBe('refused');
  await page.reload();
  await walletPage.expectBalance('0 ETH');
  expect(await releaseOf(page)).toBeNull();
  await expect(offerIn(page)).toHaveCount(0);
});

test('a full disk only loses the offline wallet', async ({ page, context, site, user, walletPage }) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 1_000_000 });
  await startSession(page, user);
  await walletPage.open();
  await walletPage.expectBalance('0 ETH');
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
          return Boolean(installing ?? waiting ?? active);
        }),
      { timeout: 120_000 },
    )
    .toBe(false);
  const response = await page.reload();
  expect(response?.fromServiceWorker()).toBe(false);
  await walletPage.expectBalance('0 ETH');
});

test('a browser that blocks workers and storage of files still opens the wallet online', async ({
  page,
  user,
  walletPage,
}) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Blocked', 'SecurityError'));
    ServiceWorkerContainer.prototype.register = refuse;
    CacheStorage.prototype.open = refuse;
  });
  await startSession(page, user);
  await walletPage.open();
  await walletPage.expectBalance('0 ETH');
  await page.reload();
  await walletPage.expectBalance('0 ETH');
});
