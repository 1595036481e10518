import { expect, type Page } from '@playwright/test';
import { ContactsPage } from './pages/ContactsPage.ts';
import { SettingsPage } from './pages/SettingsPage.ts';
import { Chain } from './support/Chain.ts';
import { keepOnDevice } from './support/deviceWallet.ts';
import { expectUsable } from './support/expectUsable.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { expectOnlyTransfer } from './support/transfers.ts';
import { newAddress } from './support/walletUser.ts';

/* Send on a phone, one step at a time, by taps alone. */

const PHONE = { width: 360, height: 740 };
const PASSWORD = 'staple battery horse';
/** Taps from the home to 'sent', with an unlocked wallet and a saved contact; typing does not count. */
const MAX_TAPS = 6;

test.use({ hasTouch: true });

/** Counts taps on the page from now on. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = window as unknown as { taps: number };
    counter.taps = 0;
    addEventListener('touchstart', () => (counter.taps += 1), { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { taps: number }).taps);
}

test('you pay a contact in at most six taps, and can return to each step', async ({
  page,
  fundedUser,
  walletPage,
  sendDialog,
}) => {
  const ethereum = new Chain('mainnet');
  const recipient = newAddress();
  const { dialog } = sendDialog;
  const step = (name: string) => dialog.getByRole('heading', { name, exact: true });
  const next = dialog.getByRole('button', { name: 'Next' });

  await test.step('with a contact, and the wallet unlocked on this device', async () => {
    const contacts = new ContactsPage(page);
    await contacts.open();
    await contacts.add({ name: 'Savings', address: recipient });
    await new SettingsPage(page).open();
    await keepOnDevice(page, fundedUser.phrase, PASSWORD);
    await expect(toast(page, 'Your wallet is stored on this device and unlocked')).toBeVisible();
    await walletPage.open();
    await walletPage.header.getByRole('button', { name: 'Unlock wallet' }).click();
    await dialog.getByLabel('Device password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Unlock', exact: true }).click();
    await expect(walletPage.header.getByRole('button', { name: 'Lock wallet' })).toBeVisible();
    await page.setViewportSize(PHONE);
    await walletPage.expectBalance('10 ETH');
  });

  await test.step('what was chosen and typed survives Back', async () => {
    await walletPage.sendAction.tap();
    await expect(step('Who to send to')).toBeFocused();
    await sendDialog.recipient.fill('sav');
    await dialog.getByRole('button', { name: 'Savings' }).tap();
    await expect(step('How much')).toBeFocused();
    await sendDialog.amount.fill('1.5');
    await next.tap();
    await expect(step('Review')).toBeFocused();
    await expect(sendDialog.summary).toContainText('You send 1.5 ETH');
    await page.goBack();
    await expect(step('How much')).toBeFocused();
    await expect(sendDialog.amount).toHaveValue('1.5');
    await dialog.getByRole('button', { name: 'Back' }).tap();
    await expect(step('Who to send to')).toBeFocused();
    await expect(sendDialog.recipient).toHaveValue(recipient);
    await sendDialog.cancelButton.tap();
    await expect(dialog).toBeHidden();
  });

  const taps = await countTaps(page);
  await walletPage.sendAction.tap();
  await dialog.getByRole('button', { name: 'Savings' }).tap();
  await expect(step('How much')).toBeVisible();
  await sendDialog.amount.tap();
  await page.keyboard.type('0.25');
  await next.tap();
  await expect(sendDialog.summary.getByTestId('send-summary-sentence')).toHaveText(
    /^You send 0\.25 ETH \(≈ \$[\d,.]+\) to Savings \(0x.{8}….{8}\)\. Fee (about|below) \$[\d.]+\.$/,
  );
  await expect(sendDialog.summary).toBeInViewport({ ratio: 1 });
  await expect(sendDialog.sendButton).toBeEnabled();
  await expect(sendDialog.sendButton).toHaveAttribute('aria-disabled', 'false');
  await sendDialog.sendButton.tap();
  await expect(step('Transaction sent successfully!')).toBeFocused();
  expect(await taps()).toBeLessThanOrEqual(MAX_TAPS);
  await expect(dialog).toContainText('You sent 0.25 ETH to Savings.');
  await expectOnlyTransfer(fundedUser, ethereum, { recipient, amount: '0.25' });

  await dialog.getByRole('link', { name: 'View transaction' }).tap();
  await expect(page).toHaveURL(/\/transaction\//);
  await expect(page.getByRole('main')).toContainText('0.25 ETH');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await walletPage.expectOpen();
});

test('a recent recipient is offered on the next send, and the steps are usable on every screen', async ({
  page,
  fundedUser,
  walletPage,
  sendDialog,
}) => {
  const recipient = newAddress();
  await sendDialog.send({ recipient, amount: '0.1', phrase: fundedUser.phrase });
  await page.setViewportSize(PHONE);
  const { dialog } = sendDialog;
  await walletPage.sendAction.tap();
  const recents = dialog.getByRole('region', { name: 'Recent recipients' });
  const recent = recents.getByRole('button', { name: recipient.slice(0, 10) });
  await expect(recent).toBeVisible();
  await expectUsable(page);
  await page.setViewportSize(PHONE);
  await recent.tap();
  await expect(dialog.getByRole('heading', { name: 'How much' })).toBeVisible();
  await expectUsable(page);
  await page.setViewportSize(PHONE);
  await sendDialog.amount.fill('0.2');
  await dialog.getByRole('button', { name: 'Next' }).tap();
  await expect(sendDialog.total).toBeVisible();
  await expectUsable(page);
  await page.setViewportSize(PHONE);
  await sendDialog.phrase.fill(fundedUser.phrase);
  await expect(sendDialog.sendButton).toHaveAttribute('aria-disabled', 'false');
  await sendDialog.sendButton.tap();
  await expect(dialog.getByRole('heading', { name: 'Transaction sent successfully!' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(dialog).toBeHidden();
  await expect(walletPage.row('−0.2 ETH')).toContainText('completed');
});
