import { expect } from '@playwright/test';
import { cutOff, inputOf, loseAnswers, urlOf, watchCalls } from './support/calls.ts';
import { WalletPage } from './pages/WalletPage.ts';
import { Chain } from './support/Chain.ts';
import { OFFLINE_COMPLAINTS } from './support/consoleGuard.ts';
import { SCREEN } from './support/screen.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { expectNoTransfer, expectOnlyTransfer } from './support/transfers.ts';
import { newAddress } from './support/walletUser.ts';

/* A server that cannot be reached, answers that are lost or broken, a browser that is offline. */

test.describe.configure({ mode: 'parallel' });

const ethereum = new Chain('mainnet');

test('after a lost answer the same bytes are sent again', async ({
  page,
  walletPage,
  sendDialog,
  fundedUser,
  consoleGuard,
}) => {
  consoleGuard.expect(/ERR_CONNECTION_RESET/);
  // On a busy machine the fee may grow old before anything is signed.
  consoleGuard.allow(/Sending failed WalletError/);
  const fields = { recipient: newAddress(), amount: '1', phrase: fundedUser.phrase };
  const broadcasts = watchCalls(page, 'sendTransaction');
  await loseAnswers(page, 'sendTransaction', 1);
  await sendDialog.send(fields);
  await expect(walletPage.row('−1 ETH')).toContainText('completed');

  const [first, second, ...more] = broadcasts.map(inputOf);
  expect(more).toEqual([]);
  expect(first?.['signedTransaction']).toMatch(/^0x02/);
  expect(second).toEqual(first);
  await expectOnlyTransfer(fundedUser, ethereum, fields);
});

test('when every answer is lost the transfer is in the list, once', async ({
  page,
  walletPage,
  sendDialog,
  fundedUser,
  consoleGuard,
}) => {
  consoleGuard.expect(/ERR_CONNECTION_RESET/, /Sending failed WalletError/);
  const fields = { recipient: newAddress(), amount: '1', phrase: fundedUser.phrase };
  // Those to the two attempts of the form, and to the first question afterwards, if there is one.
  await loseAnswers(page, 'sendTransaction', 3);
  const broadcasts = watchCalls(page, 'sendTransaction');
  await sendDialog.open();
  await sendDialog.fillAndSend(fields);
  // The duration of the unknown state depends on the chain (chainDown.spec.ts tests it): a block may be mined
  // immediately.
  await sendDialog.expectFoundSent();
  expect(new Set(broadcasts.map((call) => inputOf(call)['signedTransaction'])).size).toBe(1);
  await expect(walletPage.row('−1 ETH')).toContainText('completed');
  await expect(walletPage.rows).toHaveCount(1);
  await expectOnlyTransfer(fundedUser, ethereum, fields);
});

test('an unreachable server receives nothing, and the same bytes once it is back', async ({
  page,
  sendDialog,
  fundedUser,
  consoleGuard,
}) => {
  consoleGuard.expect(/ERR_CONNECTION_REFUSED/, /Sending failed WalletError/);
  const fields = { recipient: newAddress(), amount: '1', phrase: fundedUser.phrase };
  const reconnect = await cutOff(page, 'sendTransaction');
  await sendDialog.open();
  await sendDialog.fillAndSend(fields);
  await expect(sendDialog.uncertainty).toBeVisible();
  await expect(sendDialog.sendButton).toBeDisabled();
  await sendDialog.expectFields(fields);
  await expectNoTransfer(fundedUser, ethereum, '10');

  await reconnect();
  await sendDialog.expectFoundSent();
  await expectOnlyTransfer(fundedUser, ethereum, fields);
});

test('without an estimate there is no fee to show and nothing to sign', async ({
  page,
  sendDialog,
  fundedUser,
  consoleGuard,
}) => {
  consoleGuard.expect(/ERR_CONNECTION_REFUSED/, /Fee estimation failed/, /Sending failed WalletError/);
  const fields = { recipient: newAddress(), amount: '1', phrase: fundedUser.phrase };
  const broadcasts = watchCalls(page, 'sendTransaction');
  await cutOff(page, 'estimateGas');
  await sendDialog.open();
  await sendDialog.fill(fields);
  await sendDialog.sendButton.click();
  await expect(toast(page, 'Failed to estimate gas')).toBeVisible();
  await expect(sendDialog.fee).toBeHidden();
  await expect(sendDialog.total).toBeHidden();
  await sendDialog.expectFields(fields);
  expect(broadcasts).toHaveLength(0);
  await expectNoTransfer(fundedUser, ethereum, '10');
});

const brokenAnswers: readonly [what: string, answer: { status: number; body: string }][] = [
  ['nothing in it', { status: 200, body: '{"result":{}}' }],
  ['no number in it', { status: 200, body: '{"result":{"balance":"NaN"}}' }],
  ['an end that is missing', { status: 200, body: '{"result":{"balance":"1' }],
  ["a gateway's page in it", { status: 502, body: '<html><title>502 Bad Gateway</title></html>' }],
];

test('an answer that is no balance is not shown as one', async ({
  page,
  walletPage,
  signedInUser,
  consoleGuard,
}) => {
  // Otherwise the last known figure would be shown, with its time.
  await page.addInitScript(() => localStorage.removeItem('lastKnownHome'));
  for (const [what, answer] of brokenAnswers) {
    await test.step(`an answer with ${what} is no balance`, async () => {
      expect(await ethereum.balance(signedInUser.address)).toBe(0n);
      consoleGuard.expect(/\[wallet\] Failed to fetch balance/);
      // Requested in one call, balances and prices of tokens fail together.
      consoleGuard.allow(
        /502.*(getBalance|refreshWallet)/,
        /Failed to load (the )?prices/,
        /Loading holdings failed on a network/,
      );
      await page.route(urlOf('getBalance'), (route) =>
        route.fulfill({
          ...answer,
          headers: { 'access-control-allow-origin': '*' },
          contentType: 'application/json',
        }),
      );
      await page.reload();
      await expect(toast(page, 'Failed to fetch balance')).toBeVisible();
      await expect(walletPage.coinBalance).toBeHidden();
      await expect(walletPage.usdBalance).toBeHidden();
      await expect(walletPage.tokenRows.first()).toContainText('— ETH');

      await page.unroute(urlOf('getBalance'));
      await walletPage.balanceCard.getByRole('button', { name: 'Try again' }).click();
      await walletPage.expectBalance('0 ETH');
    });
  }
});

test(
  'an offline browser shows that, and continues once online',
  SCREEN,
  async ({ page, context, walletPage, fundedUser, sendDialog, consoleGuard }) => {
    consoleGuard.expect(/ERR_INTERNET_DISCONNECTED/, /Sending failed WalletError/);
    consoleGuard.allow(OFFLINE_COMPLAINTS);
    const banner = page.getByText('You are offline. What you see may be out of date.');
    const fields = { recipient: newAddress(), amount: '1', phrase: fundedUser.phrase };
    await sendDialog.open();
    await sendDialog.fill(fields);
    await expect(sendDialog.fee).toBeVisible();

    await context.setOffline(true);
    await expect(banner).toBeVisible();
    await sendDialog.sendButton.click();
    await expect(toast(page, 'Failed to estimate gas')).toBeVisible();
    await sendDialog.expectFields(fields);

    await context.setOffline(false);
    await expect(banner).toBeHidden();
    await expect(sendDialog.fee).toBeVisible();
    await sendDialog.pressSend();
    await sendDialog.expectSent();
    await expect(walletPage.row('−1 ETH')).toContainText('completed');
    await expectOnlyTransfer(fundedUser, ethereum, fields);
  },
);

test(
  'a dialog whose code cannot be loaded reports it, changes nothing, and opens once it can',
  SCREEN,
  async ({ context, page, walletPage, receiveDialog, signedInUser, consoleGuard }) => {
    expect(signedInUser.uid).not.toBe('');
    consoleGuard.expect(/A dialog could not be loaded/);
    consoleGuard.allow(OFFLINE_COMPLAINTS);
    await walletPage.expectBalance('0 ETH');
    await context.setOffline(true);
    await walletPage.receiveAction.click();
    const notLoaded = 'This part of the wallet could not be loaded. Check your connection and try again.';
    await expect(toast(page, notLoaded)).toBeVisible();
    await expect(walletPage.balanceCard).toBeVisible();

    await context.setOffline(false);
    await receiveDialog.open();
    await expect(receiveDialog.qrCode).toBeVisible();
  },
);

test('a tab that is closed while a transfer is pending loses nothing, and doubles nothing', async ({
  page,
  context,
  sendDialog,
  fundedUser,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_|Failed to load/);
  const fields = { recipient: newAddress(), amount: '1', phrase: fundedUser.phrase };
  // The bytes are signed and written down; none of them has left.
  const reached = Promise.withResolvers<undefined>();
  await context.route(urlOf('sendTransaction'), (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    reached.resolve(undefined);
  });
  await sendDialog.open();
  await sendDialog.fillAndSend(fields);
  await reached.promise;
  await page.close();
  await expectNoTransfer(fundedUser, ethereum, '10');
  await context.unroute(urlOf('sendTransaction'));

  const reopened = await context.newPage();
  await reopened.goto('/wallet');
  await expect(reopened.getByText('The network received your transfer of 1 ETH')).toBeVisible();
  await expect(new WalletPage(reopened).row('−1 ETH')).toContainText('completed');
  await expectOnlyTransfer(fundedUser, ethereum, fields);
});
