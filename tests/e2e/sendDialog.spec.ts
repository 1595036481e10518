import { expect } from '@playwright/test';
import { formatEther, parseEther, Transaction } from 'ethers';
import { holdNextAnswer, inputOf, watchCalls } from './support/calls.ts';
import { Chain } from './support/Chain.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { expectNoTransfer, expectOnlyTransfer } from './support/transfers.ts';
import { newAddress } from './support/walletUser.ts';

/* The Send dialog as it is used: its texts, the fee as it is typed, and what happens while it is sending. */

test.describe.configure({ mode: 'parallel' });

const ethereum = new Chain('mainnet');
const FUNDS = '10';

test.beforeEach(async ({ fundedUser, sendDialog }) => {
  expect(await ethereum.nonce(fundedUser.address)).toBe(0);
  await sendDialog.open();
});

test('explains its fields and the result', async ({ page, sendDialog }) => {
  await expect(page.getByRole('dialog', { name: 'Send ETH' })).toBeVisible();
  await expect(sendDialog.recipient).toHaveAttribute('placeholder', '0x...');
  await expect(sendDialog.recipient).toHaveCSS('font-family', /monospace/);
  await expect(sendDialog.amount).toHaveAttribute('placeholder', '0.0');
  await expect(sendDialog.amount).toHaveAttribute('type', 'text');
  await expect(sendDialog.amount).toHaveAttribute('inputmode', 'decimal');
  await sendDialog.amount.press('ArrowUp');
  await expect(sendDialog.amount).toHaveValue('0.001');
  await expect(sendDialog.phrase).toHaveAttribute('placeholder', 'Enter your 12-word recovery phrase');
  await expect(sendDialog.phrase).toHaveAccessibleDescription(
    /used locally to sign .* never sent to our servers/,
  );
  await expect(sendDialog.dialog).toContainText(
    'You are about to send real cryptocurrency. Double-check the recipient',
  );
});

test('a signed transaction never costs more than the fee and the total shown', async ({
  page,
  sendDialog,
  fundedUser,
}) => {
  const broadcasts = watchCalls(page, 'sendTransaction');
  await sendDialog.fill({ recipient: newAddress(), amount: '0.1234567', phrase: fundedUser.phrase });
  await expect(sendDialog.fee).toHaveText(/^Network Fee: ~0\.\d{1,9} ETH$/);
  await expect(sendDialog.total).toHaveText(/^0\.\d{6} ETH$/);
  // A phone, the same held sideways, and a desktop's window at 200 %.
  for (const [width, height] of [
    [360, 640],
    [640, 360],
    [640, 400],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(sendDialog.summary).toBeInViewport({ ratio: 1 });
    await expect(sendDialog.sendButton).toBeInViewport({ ratio: 1 });
    // In a high window, the phrase field is beside the button.
    if (height >= 600) await expect(sendDialog.phrase).toBeInViewport({ ratio: 1 });
  }
  const shownFee = parseEther((await sendDialog.fee.innerText()).replace(/[^\d.]/g, ''));
  const shownTotal = parseEther((await sendDialog.total.innerText()).replace(/[^\d.]/g, ''));
  await sendDialog.sendButton.click();
  await sendDialog.expectSent();

  expect(broadcasts).toHaveLength(1);
  const signed = Transaction.from(broadcasts.map(inputOf)[0]?.['signedTransaction'] as string);
  const signedFee = signed.gasLimit * (signed.maxFeePerGas ?? 0n);
  expect(signed).toMatchObject({ type: 2, chainId: 1n, value: parseEther('0.1234567'), data: '0x' });
  expect(signedFee).toBeGreaterThan(0n);
  expect(signedFee).toBeLessThanOrEqual(shownFee);
  expect(signed.value + signedFee).toBeLessThanOrEqual(shownTotal);
  // And no more is shown than rounding up makes of it.
  expect(shownTotal - signed.value - signedFee).toBeLessThan(10n ** 12n);
});

// Regression: the button answered while the field for the phrase was below the fold.
test('in a low window the button waits until the phrase field has been visible, with an explanation', async ({
  page,
  sendDialog,
}) => {
  await sendDialog.cancelButton.click();
  await page.setViewportSize({ width: 640, height: 360 });
  await sendDialog.open();
  await expect(sendDialog.sendButton).toHaveAccessibleDescription(
    'Scroll to the field for your password or recovery phrase first.',
  );
  await expect(sendDialog.sendButton).toHaveAttribute('aria-disabled', 'true');
  await sendDialog.phrase.scrollIntoViewIfNeeded();
  await expect(sendDialog.sendButton).toHaveAccessibleDescription('');
  await expect(sendDialog.sendButton).toHaveAttribute('aria-disabled', 'false');
});

test('the fee is requested after a pause in typing, and a late answer for an earlier amount is dropped', async ({
  page,
  sendDialog,
}) => {
  const estimates = watchCalls(page, 'estimateGas');
  const held = await holdNextAnswer(page, 'estimateGas');
  await sendDialog.recipient.fill(newAddress());
  await sendDialog.amount.fill('1');
  await held.answered;
  await expect(sendDialog.dialog).toContainText('Estimating network fee…');

  // Letter by letter, all in one moment: on a busy machine typing rests between two keys.
  await sendDialog.amount.evaluate((input: HTMLInputElement, letters) => {
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    for (const letter of letters) {
      value?.set?.call(input, input.value + letter);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, '.2345');
  await expect(sendDialog.total).toHaveText(/^1\.23\d{4} ETH$/);
  const lateAnswer = page.waitForEvent('requestfinished', (request) => request === estimates[0]);
  held.release();
  await lateAnswer;
  await expect(sendDialog.total).toHaveText(/^1\.23\d{4} ETH$/);

  // A quote that expired in the meantime is requested again, for the same amount.
  const amounts = new Set(estimates.map((call) => formatEther(String(inputOf(call)['value']))));
  expect([...amounts]).toEqual(['1.0', '1.2345']);
});

test('while it is sending it shows that, takes no input and cannot be left', async ({
  page,
  sendDialog,
  fundedUser,
  consoleGuard,
}) => {
  // On a busy machine the fee may grow old before anything is signed.
  consoleGuard.allow(/Sending failed WalletError/);
  const recipient = newAddress();
  const held = await holdNextAnswer(page, 'sendTransaction');
  await sendDialog.fillAndSend({ recipient, amount: '1', phrase: fundedUser.phrase });
  await sendDialog.untilSending(held.answered);

  await expect(sendDialog.dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(sendDialog.dialog.getByRole('progressbar')).toBeVisible();
  for (const control of [
    sendDialog.recipient,
    sendDialog.amount,
    sendDialog.phrase,
    sendDialog.cancelButton,
  ]) {
    await expect(control).toBeDisabled();
  }
  await page.keyboard.press('Escape');
  await expect(sendDialog.dialog).toBeVisible();

  held.release();
  await sendDialog.expectSent();
  await expectOnlyTransfer(fundedUser, ethereum, { recipient, amount: '1' });
});

// Regression: the browser dropped the comma, and 15 coins went out.
test('a double click sends once, with an amount typed with a comma', async ({
  page,
  sendDialog,
  walletPage,
  fundedUser,
}) => {
  const recipient = newAddress();
  const broadcasts = watchCalls(page, 'sendTransaction');
  await sendDialog.fill({ recipient, amount: '1,5', phrase: fundedUser.phrase });
  await expect(sendDialog.fee).toBeVisible();
  await expect(sendDialog.total).toHaveText(/^1\.50\d{4} ETH$/);
  await sendDialog.sendButton.dblclick();
  await sendDialog.expectSent();
  await expect(walletPage.row('−1.5 ETH')).toContainText('completed');
  expect(broadcasts).toHaveLength(1);
  await expectOnlyTransfer(fundedUser, ethereum, { recipient, amount: '1.5' });
});

test('no input remains after Cancel, nor after a transfer', async ({ sendDialog, fundedUser }) => {
  const empty = { recipient: '', amount: '', phrase: '' };
  const fields = { recipient: newAddress(), amount: '1', phrase: fundedUser.phrase };
  await sendDialog.fill(fields);
  await expect(sendDialog.fee).toBeVisible();
  await sendDialog.cancelButton.click();
  await expect(sendDialog.dialog).toBeHidden();
  await expectNoTransfer(fundedUser, ethereum, FUNDS);

  await sendDialog.open();
  await sendDialog.expectFields(empty);
  await expect(sendDialog.fee).toBeHidden();
  await sendDialog.fillAndSend(fields);
  await sendDialog.expectSent();

  await sendDialog.open();
  await sendDialog.expectFields(empty);
  await expect(sendDialog.fee).toBeHidden();
});

test('a reload loses the phrase that was being typed', async ({
  page,
  sendDialog,
  walletPage,
  fundedUser,
}) => {
  await sendDialog.fill({ recipient: newAddress(), amount: '1', phrase: fundedUser.phrase });
  await page.reload();
  await walletPage.expectBalance('10 ETH');
  await sendDialog.open();
  await sendDialog.expectFields({ recipient: '', amount: '', phrase: '' });
});

test('signing out in another tab during a send stops it before the chain', async ({
  page,
  context,
  authPage,
  sendDialog,
  fundedUser,
  consoleGuard,
}) => {
  consoleGuard.expect(/\[wallet\] Sending failed CallableError unauthenticated/);
  // The fee may be due at the moment in which the session ends.
  consoleGuard.allow(/Fee estimation failed/);
  await sendDialog.fill({ recipient: newAddress(), amount: '1', phrase: fundedUser.phrase });
  // Pressed immediately, so that the press requests the next fee, not the timer.
  await expect(sendDialog.sendButton).toBeEnabled();
  const held = await holdNextAnswer(page, 'estimateGas');
  await sendDialog.sendButton.click();
  await held.answered;

  const otherTab = await context.newPage();
  await otherTab.goto('/wallet');
  await otherTab.getByRole('button', { name: 'Sign out' }).click();
  await expect(otherTab).toHaveURL('/auth');
  await expect(page).toHaveURL('/auth');
  await expect(authPage.signInButton).toBeVisible();

  held.release();
  await expect(toast(page, 'User not authenticated')).toBeVisible();
  await expectNoTransfer(fundedUser, ethereum, FUNDS);
});
