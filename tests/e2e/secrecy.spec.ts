import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { HDNodeWallet } from 'ethers';
import { newCredentials } from './support/account.ts';
import { tracesOf } from './support/phraseTraces.ts';
import { Recorder } from './support/Recorder.ts';
import { stack } from './support/stack.ts';
import { test } from './support/test.ts';
import { addressOf, newAddress, newPhrase } from './support/walletUser.ts';

/* The phrase never leaves the browser, and leaves no traces: docs/product.md §1. */

test('from sign-up to a transfer the phrase is sent, stored and logged nowhere', async ({
  page,
  context,
  authPage,
  phrasePage,
  walletPage,
  sendDialog,
  consoleGuard,
}) => {
  const recorder = new Recorder(context);
  const recipient = newAddress();

  await authPage.signUp(newCredentials());
  const phrase = await phrasePage.readPhrase();
  await recorder.recordStorage();
  await phrasePage.continueButton.click();
  await walletPage.expectOpen();
  await walletPage.getTestCoins('10 ETH');

  // A phrase with a typo goes through the same hands, and its failure is logged.
  consoleGuard.expect(/\[wallet\] Sending failed/);
  await sendDialog.open();
  await sendDialog.fillAndSend(
    { recipient, amount: '0.5', phrase: `${phrase} extra` },
    'Invalid recovery phrase',
  );
  await expect(page.getByText('Invalid recovery phrase')).toBeVisible();
  await sendDialog.phrase.fill(phrase);
  await recorder.recordStorage();
  await sendDialog.pressSend();
  await sendDialog.expectSent();
  await expect(walletPage.row('−0.5 ETH')).toContainText('completed');

  // First that the recorder works, then that the phrase is not in it.
  const address = addressOf(phrase).toLowerCase();
  const phraseHash = createHash('sha256').update(phrase).digest('hex');
  expect(await recorder.placesOf([phraseHash])).toEqual([
    `body of POST ${stack.functionsUrl}/storeRecoveryPhraseHash`,
    `body of POST ${stack.functionsUrl}/finishSetup`,
  ]);
  const placesOfAddress = await recorder.placesOf([address]);
  expect(placesOfAddress).toContain(`body of POST ${stack.functionsUrl}/estimateGas`);
  expect(placesOfAddress).toContain(`body of POST ${stack.functionsUrl}/finishSetup`);
  const placesOfQueries = await recorder.placesOf(['"collectionid":"transactions"']);
  expect(placesOfQueries.join()).toMatch(/body of POST \S+google\.firestore\.v1\.Firestore\/Listen\/channel/);
  expect(await recorder.placesOf(['"signedtransaction":"0x02'])).toEqual([
    `body of POST ${stack.functionsUrl}/sendTransaction`,
  ]);
  expect(await recorder.placesOf(['sending failed'])).toEqual(['console.error']);
  expect(await recorder.placesOf(['firebase:authuser'])).toContain('localStorage');

  expect(await recorder.placesOf(tracesOf(phrase))).toEqual([]);
});

test('the recorder finds a phrase wherever a page may leave it', async ({ page, context, consoleGuard }) => {
  const recorder = new Recorder(context);
  const phrase = newPhrase();
  const words = phrase.split(' ');
  await page.goto('/auth');
  consoleGuard.expect(/planted/);

  const plants: Record<string, () => Promise<unknown>> = {
    'address of GET': () =>
      page.evaluate((text) => fetch(`/?q=${encodeURIComponent(text)}`).then(() => 0), phrase),
    'body of POST': () =>
      page.evaluate(
        (list) => fetch('/planted', { method: 'POST', body: JSON.stringify(list) }).then(() => 0),
        words.slice(2, 6),
      ),
    'headers of GET': () =>
      page.evaluate((text) => fetch('/planted', { headers: { 'x-q': text } }).then(() => 0), phrase),
    'console.error': () => page.evaluate((text) => console.error('planted', text), phrase),
    localStorage: () => page.evaluate((text) => localStorage.setItem('q', text), words.slice(8).join('-')),
    sessionStorage: () =>
      page.evaluate((text) => sessionStorage.setItem('q', text), Buffer.from(phrase).toString('base64')),
    cookies: () => page.evaluate((text) => void (document.cookie = `q=${encodeURIComponent(text)}`), phrase),
    history: () =>
      page.evaluate((text) => history.replaceState({ text }, ''), HDNodeWallet.fromPhrase(phrase).privateKey),
    'IndexedDB q/q': () =>
      page.evaluate(
        (text) =>
          new Promise<void>((resolve, reject) => {
            const opening = indexedDB.open('q', 1);
            opening.onupgradeneeded = () => opening.result.createObjectStore('q');
            opening.onerror = () => reject(new Error('IndexedDB is not to be had'));
            opening.onsuccess = () => {
              const transaction = opening.result.transaction('q', 'readwrite');
              transaction.objectStore('q').put(text, 1);
              transaction.oncomplete = () => {
                opening.result.close();
                resolve();
              };
            };
          }),
        phrase,
      ),
  };
  const traces = tracesOf(phrase);
  for (const [where, plant] of Object.entries(plants)) {
    await plant();
    expect(await recorder.placesOf(traces)).toContainEqual(expect.stringMatching(new RegExp(`^${where}`)));
  }
});
