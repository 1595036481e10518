import { expect, type Page } from '@playwright/test';
import { parseEther } from 'ethers';
import { SendDialog } from '../../tests/e2e/pages/SendDialog.ts';
import { WalletPage } from '../../tests/e2e/pages/WalletPage.ts';
import { watchCalls } from '../../tests/e2e/support/calls.ts';
import { Chain } from '../../tests/e2e/support/Chain.ts';
import { documentsOf } from '../../tests/e2e/support/documents.ts';
import { test } from '../../tests/e2e/support/test.ts';
import { toast } from '../../tests/e2e/support/toast.ts';
import { newAddress, type WalletUser } from '../../tests/e2e/support/walletUser.ts';
import { journalOf } from './support/journalOf.ts';

/* Speed up and Cancel from start to end, on a chain that mines on demand. */

const ethereum = new Chain('mainnet');
/** Blocks after which an outcome is final. */
const DEPTH = 12;

const kinds = {
  speedUp: { button: 'Speed up', done: 'Signed with a higher fee and sent' },
  cancel: { button: 'Cancel transaction', done: 'The cancellation was sent' },
} as const;

test.afterEach(() => ethereum.setAutomine(true));

/** Sends 1 ETH that no block takes yet, and opens its page. */
async function sendAndOpen(page: Page, user: WalletUser, recipient: string): Promise<void> {
  await ethereum.setAutomine(false);
  const dialog = new SendDialog(page);
  await dialog.open();
  await dialog.fillAndSend({ recipient, amount: '1', phrase: user.phrase });
  await dialog.expectSent();
  await new WalletPage(page).row('−1 ETH').click();
  await expect(page.getByText('Waiting for a block.')).toBeVisible();
}

/** Opens the dialog of one or the other, and types the phrase; answers with its button. */
async function openReplacement(page: Page, user: WalletUser, kind: keyof typeof kinds) {
  await page.getByRole('button', { name: kinds[kind].button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Recovery Phrase').fill(user.phrase);
  const submit = dialog.getByRole('button', { name: kinds[kind].button });
  await expect(submit).toBeEnabled();
  return { dialog, submit };
}

async function recordsOf(user: WalletUser) {
  const records = await documentsOf(user.uid, 'transactions');
  const second = records.find((record) => record['replaces'] !== undefined);
  const first = records.find((record) => record['replaces'] === undefined);
  return { count: records.length, first, second };
}

for (const [kind, { done }] of Object.entries(kinds) as [keyof typeof kinds, { done: string }][])
  test(`${kind}: signed with the same nonce, shown, and final after the network's confirmations`, async ({
    page,
    fundedUser,
  }) => {
    const recipient = newAddress();
    await sendAndOpen(page, fundedUser, recipient);
    const { dialog, submit } = await openReplacement(page, fundedUser, kind);
    await expect(dialog).toContainText('Only one of the two can go through');
    await submit.click();
    await expect(toast(page, done)).toBeVisible();
    await expect(
      page.getByRole('link', { name: /Another transaction was signed to replace this one/ }),
    ).toBeVisible();
    // A third one beside it must not be signed.
    await expect(page.getByRole('button', { name: 'Cancel transaction' })).toBeDisabled();

    await ethereum.mine(1);
    await expect.poll(() => ethereum.nonce(fundedUser.address)).toBe(1);
    expect(await ethereum.balance(recipient)).toBe(kind === 'speedUp' ? parseEther('1') : 0n);
    await expect
      .poll(async () => (await recordsOf(fundedUser)).second, { timeout: 60_000 })
      .toMatchObject({ status: 'completed', nonce: 0 });

    await ethereum.mine(DEPTH);
    await expect(page.getByText('failed: replaced')).toBeVisible({ timeout: 60_000 });
    await expect
      .poll(async () => (await recordsOf(fundedUser)).second?.['is_final'], { timeout: 60_000 })
      .toBe(true);
    const { count, first, second } = await recordsOf(fundedUser);
    expect(count).toBe(2);
    expect(first).toMatchObject({
      status: 'failed',
      failure_reason: 'replaced',
      fee_paid: '0',
      replaced_by: second?.['tx_hash'],
    });
    expect(second).toMatchObject({ status: 'completed', replaces: first?.['tx_hash'] });
    expect(await journalOf(page)).toEqual([]);
    // The next one has the next nonce.
    expect(await ethereum.nonce(fundedUser.address, 'pending')).toBe(1);
  });

for (const kind of ['speedUp', 'cancel'] as const)
  test(`${kind} of a transfer that is mined in the meantime: paid once, without a request to send again`, async ({
    page,
    fundedUser,
    consoleGuard,
  }) => {
    consoleGuard.allow(/Replacing a transfer failed|Failed to load resource/);
    const broadcasts = watchCalls(page, 'sendTransaction');
    const recipient = newAddress();
    await sendAndOpen(page, fundedUser, recipient);
    const { submit } = await openReplacement(page, fundedUser, kind);
    // Between the display and the press.
    await ethereum.mine(1);
    if (await submit.isVisible()) await submit.click({ timeout: 5_000 }).catch(() => undefined);
    await expect(page.getByText(/In a block/).first()).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(/send (it )?again/i)).toBeHidden();
    expect(await ethereum.balance(recipient)).toBe(parseEther('1'));
    expect(await ethereum.nonce(fundedUser.address, 'pending')).toBe(1);
    expect(broadcasts.length).toBeLessThanOrEqual(2);
    await ethereum.mine(DEPTH);
    await expect
      .poll(async () => (await recordsOf(fundedUser)).first?.['is_final'], { timeout: 60_000 })
      .toBe(true);
    const { count, first } = await recordsOf(fundedUser);
    expect(count).toBe(1);
    expect(first).toMatchObject({ status: 'completed' });
    await expect.poll(() => journalOf(page)).toEqual([]);
  });
