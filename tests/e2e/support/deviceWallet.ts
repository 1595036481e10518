import { expect, type Page } from '@playwright/test';
import { tracesOf } from './phraseTraces.ts';
import type { Recorder } from './Recorder.ts';

/** Has the wallet kept on this device, in the settings that are open; what came of it is told by the page. */
export async function keepOnDevice(page: Page, phrase: string, password: string): Promise<void> {
  const security = page.getByRole('region', { name: 'Security' });
  await security.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Store your wallet on this device' });
  await dialog.getByLabel('Recovery Phrase').fill(phrase);
  await dialog.getByLabel('New device password').fill(password);
  await dialog.getByLabel('Repeat the password').fill(password);
  await dialog.getByRole('button', { name: 'Store on this device' }).click();
}

/** After locking: no worker, and nothing of phrase, keys and password in what was sent, stored or logged, or in the page. */
export async function expectNothingLeft(
  page: Page,
  recorder: Recorder,
  phrase: string,
  password: string,
): Promise<void> {
  // The browser tells of a worker's end a moment after it.
  await expect.poll(() => page.workers()).toEqual([]);
  // What was signed went out, so the recorder has heard of it.
  expect(await recorder.placesOf(['"signedtransaction":"0x02'])).not.toEqual([]);
  const secrets = [...tracesOf(phrase), password];
  expect(await recorder.placesOf(secrets)).toEqual([]);
  const content = (await page.content()).toLowerCase();
  expect(secrets.filter((secret) => content.includes(secret))).toEqual([]);
}
