import { expect } from '@playwright/test';
import { fund } from '../../tests/e2e/support/walletUser.ts';
import { startSession } from '../../tests/e2e/support/startSession.ts';
import { recordFigure } from '../recordFigure.ts';
import { expectStored, openStored, releaseTest as test, timeToBalance } from './releaseTest.ts';

/* The wallet without a connection (docs/features/offline.md). */

/** Goal for the first figures, in ms. */
const OPEN_MS = 1_500;
const LOADS = 3;

test('opens offline with the last known figures, can receive, and reaches every screen', async ({
  page,
  context,
  site,
  user,
  walletPage,
}) => {
  await Promise.all([startSession(page, user), fund(user.address, 'mainnet', '10')]);
  await walletPage.open();
  await walletPage.expectBalance('10 ETH');
  await expectStored(page);
  const online = await page.reload();
  expect(online?.fromServiceWorker()).toBe(true);
  await walletPage.expectBalance('10 ETH');

  site.isDown = true;
  await context.setOffline(true);
  const times: number[] = [];
  for (let load = 0; load < LOADS; load += 1) times.push(await timeToBalance(page));
  const median = times.sort((a, b) => a - b)[1] ?? NaN;
  recordFigure(`opens offline in ${Math.round(median)} ms (median of ${LOADS})`);
  expect(median).toBeLessThanOrEqual(OPEN_MS);
  await expect(walletPage.coinBalance).toHaveText('10 ETH');
  await expect(walletPage.balanceCard).toContainText(/As of /);
  await expect(page.getByText('You are offline. What you see may be out of date.')).toBeVisible();
  await expect(walletPage.sendAction).toBeDisabled();
  await expect(page.getByTestId('primary-address')).toHaveAttribute('title', user.address);

  await walletPage.receiveAction.click();
  const dialog = page.getByRole('dialog', { name: 'Receive' });
  await expect(dialog).toContainText('This is your address as this device last stored it.');
  await expect(dialog).toContainText(/As of /);
  await expect(dialog).toContainText(user.address);
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();

  for (const [path, heading] of [
    ['/settings', 'Settings'],
    ['/contacts', 'Contacts'],
    ['/history', 'Transaction History'],
    ['/wallet?open=receive', 'Receive'],
  ]) {
    await page.goto(path ?? '');
    await expect(page.getByRole('heading', { name: heading ?? '' }).first()).toBeVisible();
  }

  site.isDown = false;
  await context.setOffline(false);
  await walletPage.open();
  await walletPage.expectBalance('10 ETH');
});

test('a stored document keeps its headers, and the windows for websites are never served from the store', async ({
  page,
  user,
  walletPage,
}) => {
  await startSession(page, user);
  await walletPage.open();
  const first = await page.reload();
  await expectStored(page);
  const stored = await page.reload();
  expect(stored?.fromServiceWorker()).toBe(true);
  const kept = [
    'content-security-policy',
    'cross-origin-opener-policy',
    'x-content-type-options',
    'referrer-policy',
  ];
  for (const name of kept) expect(stored?.headers()[name]).toBe(first?.headers()[name]);
  expect(stored?.headers()['content-security-policy']).toContain("default-src 'none'");

  for (const [path, policy] of [
    ['/connect', 'unsafe-none'],
    ['/connect-console', 'same-origin-allow-popups'],
  ] as const) {
    const window = await page.goto(path);
    expect(window?.fromServiceWorker()).toBe(false);
    expect(window?.headers()['cross-origin-opener-policy']).toBe(policy);
  }
  for (const path of ['/nowhere', '/favicon.svg', '/help.md']) {
    const answer = await page.goto(path);
    expect(answer?.fromServiceWorker(), path).toBe(false);
  }
});

test('only code and two configuration files are stored, and signing out leaves nothing else', async ({
  page,
  context,
  site,
  user,
  walletPage,
}) => {
  await startSession(page, user);
  await walletPage.open();
  await walletPage.expectBalance('0 ETH');
  await expectStored(page);
  await page.reload();
  await walletPage.expectBalance('0 ETH');
  const paths = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  const allowed =
    /^\/(assets\/[^/]+|wallet|early\.js|environment\.json|__\/firebase\/init\.json|accepted-release)?$/;
  expect(paths.filter((path) => !allowed.test(path) || path.endsWith('.map'))).toEqual([]);
  expect(paths.length).toBeGreaterThan(100);
  // English needs no file of another language.
  expect(paths.filter((path) => /^\/assets\/(de|ar|zh-CN)-/.test(path))).toEqual([]);

  await walletPage.signOutButton.click();
  await expect(page).toHaveURL('/auth');
  const left = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(left).not.toContain(user.address);
  expect(left).not.toContain('lastKnownHome');
  site.isDown = true;
  await context.setOffline(true);
  await page.goto('/wallet');
  await expect(page.getByRole('button', { name: /Sign in/i }).first()).toBeVisible();
  expect(await page.content()).not.toContain(user.address);
});

test('the app can be installed, and a payment link fills in the scanner and sends nothing', async ({
  page,
  context,
  user,
  walletPage,
}) => {
  await startSession(page, user);
  await walletPage.open();
  const browser = await context.newCDPSession(page);
  const { errors, data } = (await browser.send('Page.getAppManifest')) as {
    errors: unknown[];
    data?: string;
  };
  expect(errors).toEqual([]);
  const { icons, shortcuts, screenshots } = JSON.parse(data ?? '{}') as Record<
    'icons' | 'shortcuts' | 'screenshots',
    { src?: string; url?: string }[]
  >;
  for (const { src, url } of [...icons, ...shortcuts, ...screenshots]) {
    const answer = await page.request.get(src ?? url ?? '');
    expect(answer.status(), src ?? url).toBe(200);
  }
  const { installabilityErrors } = (await browser.send('Page.getInstallabilityErrors')) as {
    installabilityErrors: { errorId: string }[];
  };
  // Playwright's contexts are incognito ones.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  const link = `web+ethereum:${user.address}?value=1e18`;
  await page.goto(`/qr-scanner?link=${encodeURIComponent(link)}`);
  await expect(page.getByLabel('Wallet address')).toHaveValue(`ethereum:${user.address}?value=1e18`);
  await expect(page).toHaveURL('/qr-scanner');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a payment that another application shares fills in the scanner, and anything else ends in the worker', async ({
  page,
  site,
  user,
}) => {
  await openStored(page, user);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(`${request.url()} ${request.postData() ?? ''}`));
  /** Posts a text as the browser's share menu does: the wallet's own documents may submit no form. */
  const share = async (text: string) => {
    await page.goto('about:blank');
    await page.evaluate(
      ([action, value]) => {
        const form = document.createElement('form');
        Object.assign(form, { method: 'post', action, enctype: 'multipart/form-data' });
        form.append(Object.assign(document.createElement('input'), { name: 'text', value }));
        document.body.append(form);
        form.submit();
      },
      [`${site.origin}/share`, text],
    );
  };
  const field = page.getByLabel('Wallet address');

  await share(`Please pay ethereum:${user.address}?value=1e18 today`);
  await expect(field).toHaveValue(`ethereum:${user.address}?value=1e18`);
  await expect(page).toHaveURL('/qr-scanner');

  requested.length = 0;
  await share(user.phrase);
  await expect(page.getByText('Invalid wallet address')).toBeVisible();
  await expect(field).toHaveValue('');
  const [first = ''] = user.phrase.split(' ');
  const later = requested.filter((request) => !request.includes('/share'));
  expect(later.filter((request) => request.includes(`${first} `) || request.includes(`${first}+`))).toEqual(
    [],
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
