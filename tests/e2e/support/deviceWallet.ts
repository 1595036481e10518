import { expect, type Page } from '@playwright/test';
import { tracesOf } from './phraseTraces.ts';
import type { Recorder } from './Recorder.ts';

/** Stores the wallet on this device, on the open settings page; the page shows the result. */
export async function keepOnDevice(page: Page, phrase: string, password: string): Promise<void> {
  const security = page.getByRole('region', { name: 'Security' });
  await security.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Store your wallet on this device' });
  await dialog.getByLabel('Recovery Phrase').fill(phrase);
  await dialog.getByLabel('New device password').fill(password);
  await dialog.getByLabel('Repeat the password').fill(password);
  await dialog.getByRole('button', { name: 'Store on this device' }).click();
}

/**
 * Expects that after locking there is no worker, and no trace of phrase, keys and password in requests,
 * storage, logs or the page.
 */
export async function expectNothingLeft(
  page: Page,
  recorder: Recorder,
  phrase: string,
  password: string,
): Promise<void> {
  // The browser reports a worker's end a moment later.
  await expect.poll(() => page.workers()).toEqual([]);
  // The signed transaction was sent, so the recorder has it.
  expect(await recorder.placesOf(['"signedtransaction":"0x02'])).not.toEqual([]);
  const secrets = [...tracesOf(phrase), password];
  expect(await recorder.placesOf(secrets)).toEqual([]);
  const content = (await page.content()).toLowerCase();
  expect(secrets.filter((secret) => content.includes(secret))).toEqual([]);
}
