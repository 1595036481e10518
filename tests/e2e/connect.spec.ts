import { expect } from '@playwright/test';
import { verifyMessage, verifyTypedData } from 'ethers';
import { SettingsPage } from './pages/SettingsPage.ts';
import { Chain } from './support/Chain.ts';
import { keepOnDevice } from './support/deviceWallet.ts';
import { ask, askInWindow, SITE_PAGE } from './support/askWallet.ts';
import { expectUsable } from './support/expectUsable.ts';
import { startSite } from './support/startSite.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { fund, newAddress } from './support/walletUser.ts';

/*
 * A website uses the wallet through its window at /connect (docs/connect-protocol.md). States and refusals of
 * single parts are in the tests beside their code.
 */

const PASSWORD = 'staple battery horse';
const ethereum = new Chain('mainnet');

test('a website connects, and has a message, typed data and a transaction signed', async ({
  page,
  context,
  returningUser,
  consoleGuard,
}) => {
  const { address, phrase } = returningUser;
  await fund(address, 'mainnet', '10');
  await test.step('the wallet is on this device', async () => {
    await new SettingsPage(page).open();
    await keepOnDevice(page, phrase, PASSWORD);
    await expect(toast(page, 'Your wallet is stored on this device and unlocked')).toBeVisible();
  });
  const served = await startSite(SITE_PAGE);
  const { host } = new URL(served.origin);
  const site = await context.newPage();
  await site.goto(served.origin);

  await test.step('nothing is asked, and nothing stored, before it is needed', async () => {
    expect(await ask(site, 'eth_accounts')).toEqual({ result: [] });
    expect(await ask(site, 'eth_chainId')).toEqual({ result: '0x1' });
    expect(await ask(site, 'personal_sign', ['0x61', address])).toMatchObject({ error: { code: 4100 } });
    expect(await ask(site, 'eth_sign', [address, '0x61'])).toMatchObject({ error: { code: 4200 } });
    expect(await site.evaluate(() => localStorage.length)).toBe(0);
  });

  await test.step('a rejection shares nothing', async () => {
    const { popup, answer } = await askInWindow(site, context, 'eth_requestAccounts');
    await expect(popup.getByRole('heading', { name: host })).toBeVisible();
    await popup.getByRole('button', { name: 'Reject' }).click();
    expect(await answer).toMatchObject({ error: { code: 4001 } });
    expect(await ask(site, 'eth_accounts')).toEqual({ result: [] });
  });

  await test.step('connects one account', async () => {
    const { popup, answer } = await askInWindow(site, context, 'eth_requestAccounts');
    await expect(popup.getByRole('heading', { name: host })).toBeVisible();
    await expect(popup.getByText('The page calls itself “Test shop”.')).toBeVisible();
    await expectUsable(popup);
    await popup.getByRole('button', { name: 'Connect', exact: true }).click();
    expect(await answer).toEqual({ result: [address] });
    expect(await ask(site, 'eth_accounts')).toEqual({ result: [address] });
  });

  await test.step('signs a message with the device password, and never asks for the phrase', async () => {
    const { popup, answer } = await askInWindow(site, context, 'personal_sign', ['0x48656c6c6f', address]);
    const dialog = popup.getByRole('dialog', { name: 'Sign a message' });
    await expect(dialog.getByTestId('requested-by')).toHaveText(`Requested by ${host}`);
    await expect(dialog).toContainText('Hello');
    await expect(popup.getByLabel('Recovery Phrase')).toHaveCount(0);
    await expectUsable(popup);
    await dialog.getByLabel('Device password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
    const { result } = (await answer) as { result: string };
    expect(verifyMessage('Hello', result)).toBe(address);
  });

  await test.step('signs typed data', async () => {
    const domain = { name: 'Test shop', chainId: 1 };
    const types = { Order: [{ name: 'item', type: 'string' }] };
    const message = { item: 'lantern' };
    const data = {
      domain,
      message,
      primaryType: 'Order',
      types: {
        ...types,
        EIP712Domain: [
          { name: 'name', type: 'string' },
          { name: 'chainId', type: 'uint256' },
        ],
      },
    };
    const asked = await askInWindow(site, context, 'eth_signTypedData_v4', [address, JSON.stringify(data)]);
    const dialog = asked.popup.getByRole('dialog');
    await expect(dialog).toContainText('lantern');
    await dialog.getByLabel('Device password', { exact: true }).fill(PASSWORD);
    for (const box of await dialog.getByRole('checkbox').all()) await box.check();
    await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
    const { result } = (await asked.answer) as { result: string };
    expect(verifyTypedData(domain, types, message, result)).toBe(address);
  });

  await test.step('sends coin, on the chain and in the history', async () => {
    const to = newAddress();
    const value = `0x${(10n ** 17n).toString(16)}`;
    const asked = await askInWindow(site, context, 'eth_sendTransaction', [{ from: address, to, value }]);
    const dialog = asked.popup.getByRole('dialog');
    await expect(dialog.getByTestId('requested-by')).toHaveText(`Requested by ${host}`);
    await expect(dialog).toContainText('0.1');
    await expectUsable(asked.popup);
    consoleGuard.allow(/A call could not be simulated CallableError deadline-exceeded/);
    await dialog.getByLabel('Device password', { exact: true }).fill(PASSWORD);
    const send = dialog.getByRole('button', { name: 'Sign and send' });
    // Blocks of other tests may raise the fee above the total shown: then it is reviewed again.
    consoleGuard.allow(/Sending a call failed WalletError/);
    let isAnswered = false;
    void asked.answer.finally(() => (isAnswered = true));
    await expect(async () => {
      if (isAnswered) return;
      for (const box of await dialog.getByRole('checkbox').all()) await box.check({ timeout: 1_000 });
      await send.click({ timeout: 1_000 });
      await expect.poll(() => isAnswered, { timeout: 10_000 }).toBe(true);
    }).toPass({ timeout: 90_000 });
    const { result } = (await asked.answer) as { result: string };
    await expect.poll(() => ethereum.balance(to), { timeout: 30_000 }).toBe(10n ** 17n);
    await page.goto('/wallet');
    await expect(page.getByText('−0.1 ETH').first()).toBeVisible();
    expect(result).toMatch(/^0x[0-9a-f]{64}$/);
  });

  await test.step('is listed with its requests, and can be ended', async () => {
    await page.goto('/connected-sites');
    const card = page.getByTestId('connected-site');
    await expect(card.getByRole('heading', { name: host })).toBeVisible();
    await card.getByRole('button', { name: 'Requests' }).click();
    await expect(card).toContainText('eth_sendTransaction');
    await expect(card).toContainText('personal_sign');
    await expectUsable(page);
    await card.getByRole('button', { name: 'End connection' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End connection' }).click();
    await expect(page.getByText('No website is connected')).toBeVisible();
    // The site still believes to be connected: its next request is refused, and it learns of the end.
    expect(await ask(site, 'personal_sign', ['0x61', address])).toMatchObject({ error: { code: 4100 } });
    expect(await ask(site, 'eth_accounts')).toEqual({ result: [] });
  });
  served.close();
});

test('without a session the window asks for it, and without a wallet on the device it explains what to do', async ({
  context,
  user,
}) => {
  const served = await startSite(SITE_PAGE);
  const site = await context.newPage();
  await site.goto(served.origin);
  const { popup, answer } = await askInWindow(site, context, 'eth_requestAccounts');
  await expect(popup.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await popup.getByLabel('Email').fill(user.email);
  await popup.getByLabel('Password', { exact: true }).fill(user.password);
  await popup.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(popup.getByText(/^The wallet on this device is not set up/)).toBeVisible();
  expect(new URL(popup.url()).pathname).toBe('/connect');
  await expectUsable(popup);
  // The window may close before the click is reported.
  await Promise.all([
    popup.waitForEvent('close'),
    popup
      .getByRole('button', { name: 'Close window' })
      .click()
      .catch(() => undefined),
  ]);
  expect(await answer).toMatchObject({ error: { code: 4001 } });
  served.close();
});

test('a page that cuts its windows off is told by which header', async ({ context }) => {
  const served = await startSite(SITE_PAGE, { 'cross-origin-opener-policy': 'same-origin' });
  const site = await context.newPage();
  await site.goto(served.origin);
  const answer = ask(site, 'eth_requestAccounts');
  const result = await Promise.race<unknown>([
    answer,
    site.waitForURL(/\/connect/, { timeout: 20_000 }).then(() => 'redirected'),
  ]);
  if (result !== 'redirected') {
    expect(result).toMatchObject({ error: { code: -32603, message: /Cross-Origin-Opener-Policy/ } });
  }
  served.close();
});

// Regression: the window stayed empty.
test('without JavaScript it says that it has not started', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/connect`);
  await expect(page.getByText('Everything Wallet has not started')).toBeVisible();
  await context.close();
});

test('opened by hand or in a frame, it asks nothing', async ({ page }) => {
  await page.goto('/connect');
  await expect(page.getByText(/^This page opens by itself/)).toBeVisible();
  await expectUsable(page);
});
