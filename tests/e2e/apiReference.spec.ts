import { createHash } from 'node:crypto';
import { expect, type Locator } from '@playwright/test';
import { SitePage } from './pages/SitePage.ts';
import { createAccount } from './support/account.ts';
import { commit } from './support/documents.ts';
import { expectUsable } from './support/expectUsable.ts';
import { SCREEN } from './support/screen.ts';
import { stack } from './support/stack.ts';
import { test } from './support/test.ts';
import { call, fund, newAddress } from './support/walletUser.ts';

/* The API reference on /documentation, with requests to the API of the stack, and the error catalogue. */

test.describe.configure({ mode: 'parallel' });

let site: SitePage;

test.beforeEach(({ page }) => {
  site = new SitePage(page);
});

/** Makes a key as the developer portal does. */
async function makeKey(): Promise<string> {
  const { uid, idToken } = await createAccount();
  const key = await call<string>('generateApiKey', {}, idToken);
  const id = createHash('sha256').update(key).digest('hex');
  const fields = { user_id: uid, name: 'Reference', key };
  await commit([{ path: `api_keys/${id}`, fields, timestampField: 'created_at' }], idToken);
  return key;
}

const part = (title: string): Locator => site.main.getByRole('article', { name: title });

async function open(title: string): Promise<{ article: Locator; form: Locator }> {
  await site.open('/documentation');
  const article = part(title);
  await article.getByRole('button', { name: /^Try it/ }).click();
  const form = article.getByRole('form');
  await expect(form).toBeVisible();
  return { article, form };
}

test('requests a balance with a key, which equals the chain’s', SCREEN, async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  const [key, address] = [await makeKey(), newAddress()];
  await fund(address, 'sepolia', '1.25');

  const { article, form } = await open('The balance of an address');
  const keyField = form.getByLabel('API key');
  await expect(keyField).toHaveAttribute('type', 'password');
  await keyField.fill(key);
  await form.getByLabel('address').fill(address);
  await form.getByLabel('network').selectOption('sepolia');
  await form.getByRole('button', { name: 'Send request' }).click();

  await expect(form.getByRole('status')).toHaveText(/^Status 200 after \d+ ms$/);
  const body = await form.getByRole('group', { name: 'Response body' }).textContent();
  expect(JSON.parse(body ?? '')).toMatchObject({
    address,
    network: 'sepolia',
    balance: '1.25',
    balanceWei: '1250000000000000000',
  });
  const headers = form.getByRole('list', { name: 'Response headers' });
  await expect(headers).toContainText('X-Request-Id');
  await expect(headers).toContainText('RateLimit-Policy');

  // The code reflects the form, and never contains the key.
  for (const language of ['curl', 'TypeScript', 'Python', 'Go']) {
    await article.getByRole('tab', { name: language }).click();
    await expect(article.getByRole('tabpanel')).toContainText(address);
    await expect(article.getByRole('tabpanel')).toContainText('EW_API_KEY');
  }
  expect(await page.locator('body').innerText()).not.toContain(key.slice(12));
  expect(
    await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie, location.href])),
  ).not.toContain(key.slice(12));
  expect([...hosts]).toEqual([new URL(stack.hostingUrl).host]);

  // The key is used for other calls, and is not stored for later visitors.
  await part('The networks')
    .getByRole('button', { name: /^Try it/ })
    .click();
  await expect(part('The networks').getByLabel('API key')).toHaveValue(key);
  await site.open('/documentation');
  await part('The networks')
    .getByRole('button', { name: /^Try it/ })
    .click();
  await expect(part('The networks').getByLabel('API key')).toHaveValue('');
});

test(
  'a refusal is shown, is usable, and links to its explanation',
  SCREEN,
  async ({ page, consoleGuard }) => {
    await test.step('form and answer are usable on a phone and a desktop, light and dark', async () => {
      consoleGuard.expect(/401/);
      const { article, form } = await open('The balance of an address');
      await form.getByLabel('API key').press('Enter');
      await expect(form.getByRole('status')).toHaveText(/^Status 401/);
      for (const summary of await article.locator('summary').all()) await summary.click();
      await expectUsable(page);
    });
    await test.step('a refusal is shown, and links to its explanation', async () => {
      consoleGuard.expect(/401/);
      const { form } = await open('The balance of an address');
      await form.getByRole('button', { name: 'Send request' }).click();
      await expect(form.getByRole('status')).toHaveText(/^Status 401/);
      await form.getByRole('link', { name: 'What key_missing means' }).click();
      await expect(page).toHaveURL('/documentation/errors#key_missing');
      await expect(part('key_missing')).toBeInViewport();
    });
  },
);

test("a broadcast warns, refuses a private key, and shows the API's refusal", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/400/);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const key = await makeKey();
  const { form } = await open('Broadcast a signed transaction');
  await expect(form.getByRole('alert')).toContainText('This is not a dry run');
  await form.getByLabel('API key').fill(key);
  const button = form.getByRole('button', { name: 'Broadcast transaction' });

  const transaction = form.getByLabel('signedTransaction');
  await transaction.fill('');
  await button.click();
  await expect(form.getByText('Please fill in this field')).toBeVisible();
  await transaction.fill(`0x${'ab'.repeat(32)}`);
  await button.click();
  await expect(form.getByText(/could be a recovery phrase or a private key/)).toBeVisible();
  expect(sent).toEqual([]);

  await transaction.fill('0x02f870');
  await button.click();
  await expect(form.getByRole('status')).toHaveText(/^Status 400/);
  await expect(form.getByRole('link', { name: 'What transaction_malformed means' })).toBeVisible();
  expect(sent).toEqual([`${stack.hostingUrl}/api/v1/transaction`]);
});

test('the keyboard, the document, and no answer', SCREEN, async ({ page, consoleGuard }) => {
  await test.step('tabs and forms work by keyboard', async () => {
    await site.open('/documentation');
    const article = part('The networks');
    await article.getByRole('tab', { name: 'curl' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(article.getByRole('tab', { name: 'TypeScript' })).toHaveAttribute('aria-selected', 'true');
    await expect(article.getByRole('tabpanel')).toContainText('wallet.listNetworks()');
    // The choice holds for every call.
    await expect(part('The state of the API and its networks').getByRole('tabpanel')).toContainText(
      'wallet.getHealth()',
    );
    const button = article.getByRole('button', { name: /^Try it/ });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(article.getByRole('form')).toBeVisible();
    await expect(article.getByRole('button', { name: /^Close/ })).toHaveAttribute('aria-expanded', 'true');
  });
  await test.step('the OpenAPI document can be downloaded', async () => {
    await site.open('/documentation');
    const link = site.main.getByRole('link', { name: 'Download the OpenAPI document' });
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toMatchObject({ openapi: '3.1.0' });
  });
  await test.step('a missing answer is shown, and can be retried', async () => {
    consoleGuard.expect(/ERR_FAILED|Failed to load/);
    const { form } = await open('The state of the API and its networks');
    await page.route('**/api/v1/health', (route) => route.abort());
    await form.getByRole('button', { name: 'Send request' }).click();
    await expect(form.getByRole('alert')).toContainText('There was no answer');
    await page.unroute('**/api/v1/health');
    await form.getByRole('button', { name: 'Send request' }).click();
    await expect(form.getByRole('status')).toHaveText(/^Status 200/);
    await expect(form.getByRole('group', { name: 'Response body' })).toContainText('"status": "ok"');
  });
});
