import { expect } from '@playwright/test';
import { holdNextAnswer } from './support/calls.ts';
import { Chain } from './support/Chain.ts';
import { documentsOf } from './support/documents.ts';
import { freeze } from './support/freeze.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { expectNoTransfer, expectOnlyTransfer } from './support/transfers.ts';
import { tryAgain } from './support/tryAgain.ts';
import { fund, newAddress } from './support/walletUser.ts';

/*
 * A chain that does not answer. These tests stop the process of Polygon's chain, so no other file may use that
 * chain, and they run one after the other.
 */

const polygon = new Chain('polygon-mainnet');
/** Complaints about questions that the home screen and an open Send dialog ask every few seconds. */
const ASKED_BY_THE_CLOCK =
  /503.*(getBalance|reconcileTransactions|estimateGas)|Failed to fetch balance|Loading holdings failed|Fee estimation failed/;
const thaws: (() => void)[] = [];

function freezePolygon(): () => void {
  const thaw = freeze(polygon);
  thaws.push(thaw);
  return thaw;
}

test.beforeEach(async ({ signedInUser, walletPage }) => {
  await fund(signedInUser.address, 'polygon-mainnet', '10');
  await walletPage.expectOpen();
});

test.afterEach(() => {
  for (const thaw of thaws.splice(0)) thaw();
});

test('an unknown balance is shown as unknown, never 0, and requested again', async ({
  page,
  walletPage,
  consoleGuard,
}) => {
  consoleGuard.expect(/503.*getBalance/, /\[wallet\] Failed to fetch balance/);
  const thaw = freezePolygon();
  await walletPage.selectNetwork('Polygon Mainnet');
  await expect(walletPage.balanceCard).toContainText('Loading balance...');
  await expect(walletPage.coinBalance).toBeHidden();

  await expect(toast(page, 'Failed to fetch balance')).toBeVisible({ timeout: 30_000 });
  await expect(walletPage.balanceCard).toContainText(
    'The network did not answer. Your coins are not affected. Try again.',
  );
  await expect(walletPage.coinBalance).toBeHidden();
  await expect(walletPage.usdBalance).toBeHidden();
  await expect(walletPage.tokenRows.first()).toContainText('— MATIC');
  await expect(walletPage.balanceCard).not.toContainText(/\b0\b/);

  thaw();
  await tryAgain(walletPage.balanceCard);
  await walletPage.expectBalance('10 MATIC');
  await expect(walletPage.balanceCard.getByRole('alert')).toBeHidden();
});

test('a known balance remains while the chain is down, and is marked as old', async ({
  page,
  walletPage,
  consoleGuard,
}) => {
  consoleGuard.expect(/503.*getBalance/, /\[wallet\] Failed to fetch balance/);
  await walletPage.selectNetwork('Polygon Mainnet');
  await walletPage.expectBalance('10 MATIC');
  const thaw = freezePolygon();
  await expect(toast(page, 'Failed to fetch balance')).toBeVisible({ timeout: 40_000 });
  await expect(walletPage.coinBalance).toHaveText('10 MATIC');
  await expect(walletPage.balanceCard.getByRole('alert')).toContainText('The network did not answer.');
  thaw();
  await tryAgain(walletPage.balanceCard);
  await expect(walletPage.balanceCard.getByRole('alert')).toBeHidden();
  await walletPage.expectBalance('10 MATIC');
});

test('without an estimate nothing is signed, and the input remains', async ({
  page,
  walletPage,
  sendDialog,
  signedInUser,
  consoleGuard,
}) => {
  consoleGuard.expect(/503.*estimateGas/, /Sending failed WalletError/);
  consoleGuard.allow(ASKED_BY_THE_CLOCK);
  const fields = { recipient: newAddress(), amount: '1', phrase: signedInUser.phrase };
  await walletPage.selectNetwork('Polygon Mainnet');
  await walletPage.expectBalance('10 MATIC');
  await sendDialog.open();
  await sendDialog.fill(fields);
  await expect(sendDialog.fee).toBeVisible();

  const thaw = freezePolygon();
  await sendDialog.sendButton.click();
  await expect(toast(page, 'Failed to estimate gas')).toBeVisible({ timeout: 30_000 });
  await sendDialog.expectFields(fields);

  thaw();
  await expectNoTransfer(signedInUser, polygon, '10');
  await expect(sendDialog.fee).toBeVisible();
  await sendDialog.pressUntilSent();
  await expectOnlyTransfer(signedInUser, polygon, fields);
});

test('a transfer that the chain may have accepted is shown as pending, and never signed again', async ({
  page,
  walletPage,
  sendDialog,
  signedInUser,
  consoleGuard,
}) => {
  consoleGuard.expect(/503.*sendTransaction/, /Sending failed CallableError unavailable/);
  consoleGuard.allow(ASKED_BY_THE_CLOCK);
  const fields = { recipient: newAddress(), amount: '1', phrase: signedInUser.phrase };
  await walletPage.selectNetwork('Polygon Mainnet');
  await walletPage.expectBalance('10 MATIC');
  await sendDialog.open();
  await sendDialog.fill(fields);
  await expect(sendDialog.sendButton).toBeEnabled();
  // The next refresh of the fee is seconds away: the held answer is that of the press.
  await page.waitForResponse(/estimateGas/);
  await expect(sendDialog.sendButton).toBeEnabled();
  const held = await holdNextAnswer(page, 'estimateGas');
  await sendDialog.pressSend();
  await held.answered;

  const thaw = freezePolygon();
  held.release();
  await expect(sendDialog.uncertainty).toBeVisible({ timeout: 30_000 });
  await sendDialog.expectFields(fields);
  const [record, ...others] = await documentsOf(signedInUser.uid, 'transactions');
  expect(others).toEqual([]);
  expect(record).toMatchObject({ status: 'pending', amount: '1', nonce: 0 });
  thaw();
  await sendDialog.expectFoundSent();
  await expect(walletPage.row('−1 MATIC')).toBeVisible();
  expect(await polygon.nonce(signedInUser.address, 'pending')).toBeLessThanOrEqual(1);
});
