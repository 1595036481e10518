import { expect, type Page } from '@playwright/test';
import { createAccount } from './support/account.ts';
import { Chain } from './support/Chain.ts';
import { documentAt } from './support/documents.ts';
import { startSession } from './support/startSession.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { expectNoTransfer } from './support/transfers.ts';
import { newAddress } from './support/walletUser.ts';

/* Refusals of the browser itself: its random numbers and its cryptography (docs/product.md §8). */

test.describe.configure({ mode: 'parallel' });

/** Bytes of a phrase's entropy: 128 bits for 12 words (BIP-39). */
const ENTROPY_BYTES = 16;

/** Makes random numbers of a phrase's size fail in a page from its next load on. */
function withoutEntropy(page: Page): Promise<unknown> {
  return page.addInitScript((bytes) => {
    const original = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => {
      if (
        array instanceof Uint8Array &&
        array.byteLength === bytes &&
        !Reflect.has(window, 'entropyIsBack')
      ) {
        throw new DOMException('No entropy', 'QuotaExceededError');
      }
      return original(array);
    };
  }, ENTROPY_BYTES);
}

test('without random numbers there is no phrase, and it is made once there are', async ({
  page,
  phrasePage,
  consoleGuard,
}) => {
  consoleGuard.expect(/The recovery phrase could not be set up/);
  const account = await createAccount();
  await withoutEntropy(page);
  await startSession(page, account);
  await phrasePage.open();
  await expect(toast(page, 'Failed to generate recovery phrase. Please try again.')).toBeVisible();
  await expect(phrasePage.words).toHaveCount(0);
  expect(await documentAt(`phrase_hashes/${account.uid}`)).toBeUndefined();

  await page.evaluate(() => Reflect.set(window, 'entropyIsBack', true));
  await phrasePage.retryButton.click();
  await expect(phrasePage.words).toHaveCount(12);
});

test('without working cryptography nothing is signed, and the input remains', async ({
  page,
  sendDialog,
  fundedUser,
  consoleGuard,
}) => {
  consoleGuard.expect(/Sending failed/);
  const fields = { recipient: newAddress(), amount: '1', phrase: fundedUser.phrase };
  await page.evaluate(() => {
    crypto.subtle.deriveBits = () => Promise.reject(new DOMException('Broken', 'OperationError'));
  });
  await sendDialog.open();
  await sendDialog.fillAndSend(fields, 'Failed to send transaction');
  await expect(toast(page, 'Failed to send transaction')).toBeVisible();
  await sendDialog.expectFields(fields);
  await expectNoTransfer(fundedUser, new Chain('mainnet'), '10');
});
