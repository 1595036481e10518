import { expect, type Page } from '@playwright/test';
import { stack } from '../../tests/e2e/support/stack.ts';
import { expectUsable } from '../../tests/e2e/support/expectUsable.ts';
import { test } from './support/connectTest.ts';
import { Visitor } from './support/Visitor.ts';

/* The test console of the developer portal uses the wallet as a website does, from the wallet's own origin. */

async function choose(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: 'Request' }).click();
  await page.getByRole('option', { name }).click();
}

test('the console connects, signs in and disconnects', async ({ device }) => {
  const page = await device.context.newPage();
  await page.goto(`${stack.hostingUrl}/connect-console`);
  const visitor = new Visitor(page, device, stack.hostingUrl);
  const log = page.getByRole('log', { name: 'Requests and answers' });
  const latest = log.getByRole('listitem').first();
  const approve = async () => {
    const opening = device.context.waitForEvent('page');
    await page.getByRole('button', { name: 'Send request' }).click();
    const popup = await opening;
    await visitor.press(popup);
    if (!popup.isClosed()) await popup.waitForEvent('close');
  };
  await expectUsable(page);

  await approve();
  await expect(page.getByText(`Connected as ${device.address}`)).toBeVisible();
  await expect(latest.getByText(/^Window ready after \d+ ms · Answered after \d+ ms$/)).toBeVisible();
  await choose(page, /^Sign in with Ethereum/);
  await approve();
  await expect(latest.getByText('Answer', { exact: true })).toBeVisible();
  await expect(latest.getByText(/^"0x[0-9a-f]{130}"$/)).toBeVisible();
  await choose(page, /^Capabilities/);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(latest.getByText(/"status": "unsupported"/)).toBeVisible();
  await choose(page, /^Disconnect/);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Not connected')).toBeVisible();
  await choose(page, /^Sign a message/);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(latest.getByText('Error 4100')).toBeVisible();
  await page.close();
});
