import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { parseEther } from 'ethers';
import { DeveloperPortalPage } from './pages/DeveloperPortalPage.ts';
import { createAccount } from './support/account.ts';
import { writeRequests, writeUsage } from './support/apiUse.ts';
import { Chain } from './support/Chain.ts';
import { OFFLINE_COMPLAINTS } from './support/consoleGuard.ts';
import { commit, commitAsOwner, documentsOf } from './support/documents.ts';
import { expectUsable } from './support/expectUsable.ts';
import { refuseCommits, refusedCommit, refuseListening } from './support/refusals.ts';
import { SCREEN } from './support/screen.ts';
import { stack } from './support/stack.ts';
import { startReceiver } from './support/startReceiver.ts';
import { startSession } from './support/startSession.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { call, createWalletUser, fund, type WalletUser } from './support/walletUser.ts';
import { watchActions } from './support/watchActions.ts';

/* /developer-portal: docs/product.md §2 Developer portal, §4 API key dialog, §5, §7 api_keys, §8 Developer, §9 mask. */

test.describe.configure({ mode: 'parallel' });

const DAY_MS = 86_400_000;

const run = promisify(execFile);

const idOf = (key: string) => createHash('sha256').update(key).digest('hex');
const masked = (key: string) => `${key.slice(0, 8)}…${key.slice(-4)}`;

/** Runs the command in the clipboard in a shell, as a user would; without curl's progress output. */
async function paste(command: string): Promise<Record<string, unknown>> {
  const { stdout } = await run('sh', ['-c', command.replace(/^curl /, 'curl --silent ')]);
  return JSON.parse(stdout) as Record<string, unknown>;
}

/** Makes a key as another device of the user's would. */
async function makeElsewhere({ uid, idToken }: WalletUser, name: string, testnetsOnly = false) {
  const key = await call<string>('generateApiKey', { testnetsOnly }, idToken);
  const fields = { user_id: uid, name, key };
  await commit([{ path: `api_keys/${idOf(key)}`, fields, timestampField: 'created_at' }], idToken);
  return key;
}

/** Returns the browser's stored data of the page. */
function stored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie, location.href]));
}

let portal: DeveloperPortalPage;

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  portal = new DeveloperPortalPage(page);
});

test('a key is made, revealed, hidden, copied and deleted', async ({ page, returningUser }) => {
  const { uid } = returningUser;
  await portal.open();
  await expect(page.getByText('No API keys yet')).toBeVisible();
  await expect(portal.quickStart).toContainText('Create a key first');

  await portal.newButton.click();
  await expect(portal.dialog).toContainText('New API Key');
  // Regression: the content of the dialog cut off the label of its first field.
  const top = async (selector: string) => (await portal.dialog.locator(selector).first().boundingBox())?.y;
  const contentTop = await top('.MuiDialogContent-root');
  expect(contentTop).toBeGreaterThan(0);
  // The label moves up as the field has the focus.
  await expect.poll(() => top('label')).toBeGreaterThanOrEqual(contentTop ?? Infinity);
  await portal.name.fill(' Accounting ');
  await portal.createButton.click();
  await expect(toast(page, 'API key created successfully')).toBeVisible();
  await expect(portal.dialog).toBeHidden();
  const key = await portal.shownKey();
  // The default is the lowest useful permission.
  expect(key).toMatch(/^ew_test_[0-9A-Za-z]{34}$/);
  expect(await documentsOf(uid, 'api_keys')).toEqual([
    {
      ...{ user_id: uid, name: 'Accounting', key, scopes: { values: [{ stringValue: 'read' }] } },
      ...{ created_at: expect.any(String), expires_at: expect.any(String) },
    },
  ]);
  await expect(page.getByRole('heading', { name: 'Your new API key' })).toBeFocused();
  await portal.newKey.getByRole('button', { name: 'Copy API key' }).click();
  await expect(toast(page, 'API key copied to clipboard')).toBeVisible();
  expect(await portal.clipboard()).toBe(key);
  await portal.newKey.getByRole('button', { name: 'Done' }).click();

  // Masked from now on: first 8 characters, an ellipsis, last 4.
  const row = portal.row('Accounting');
  await expect(portal.keyOf('Accounting')).toHaveText(masked(key));
  await expect(page.getByText(key)).toHaveCount(0);
  await expect(row).toContainText(/Created \w{3} \d+, \d{4} · No use recorded/);
  await expect(row).toContainText('ReadTestnets only');
  await expect(row).toContainText(/Expires in (89|90) days/);
  await portal.press('Reveal', 'Accounting');
  await expect(portal.keyOf('Accounting')).toHaveText(key);
  await portal.press('Hide', 'Accounting');
  await expect(portal.keyOf('Accounting')).toHaveText(masked(key));
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await portal.press('Copy', 'Accounting');
  await expect.poll(() => portal.clipboard()).toBe(key);

  await page.reload();
  await expect(portal.keyOf('Accounting')).toHaveText(masked(key));
  await expect(portal.newKey).toBeHidden();
  await portal.press('Reveal', 'Accounting');
  await expect(portal.keyOf('Accounting')).toHaveText(key);
  expect(await stored(page)).not.toContain(key);

  await portal.press('Delete', 'Accounting');
  await expect(portal.dialog).toContainText('Delete Accounting?');
  await portal.cancelButton.click();
  await expect(portal.rows).toHaveCount(1);
  await portal.press('Delete', 'Accounting');
  await portal.confirmDeleteButton.click();
  await expect(toast(page, 'API key deleted successfully')).toBeVisible();
  await expect(page.getByText('No API keys yet')).toBeVisible();
  expect(await documentsOf(uid, 'api_keys')).toEqual([]);
});

test('a key gets the scope, the end and the networks that were chosen', SCREEN, async ({ returningUser }) => {
  await portal.open();
  const key = await portal.create({
    name: 'Sender',
    read: false,
    broadcast: true,
    expires: 'In 30 days',
    testnetsOnly: false,
  });
  expect(key).toMatch(/^ew_live_/);
  const [row] = await documentsOf(returningUser.uid, 'api_keys');
  expect(row).toMatchObject({ name: 'Sender', key, scopes: { values: [{ stringValue: 'broadcast' }] } });
  const end = Date.parse(String(row?.['expires_at']));
  expect(Math.abs(end - Date.now() - 30 * DAY_MS)).toBeLessThan(60_000);
  await expect(portal.row('Sender')).toContainText('Broadcast');
  await expect(portal.row('Sender')).not.toContainText(/Read|Testnets only/);
  await expect(portal.row('Sender')).toContainText(/Expires in (29|30) days/);
});

test('refusals of the form, and a double click', SCREEN, async ({ page, returningUser }) => {
  await test.step('a name that is blank or too long, and no use at all, are refused at their fields', async () => {
    await portal.open();
    const actions = watchActions(page);
    await portal.newButton.click();
    await portal.name.fill('   ');
    await portal.createButton.click();
    await expect(page.getByText('Please enter a name for your API key')).toBeVisible();
    await expect(portal.name).toBeFocused();
    await portal.name.fill('x'.repeat(101));
    await expect(page.getByText('Use at most 100 characters for the name')).toBeVisible();
    await portal.fill({ name: 'Bot', read: false, broadcast: false });
    await portal.createButton.click();
    await expect(page.getByText('Choose at least one scope')).toBeVisible();
    await expect(portal.dialog).toBeVisible();
    expect(actions).toEqual([]);
    expect(await documentsOf(returningUser.uid, 'api_keys')).toEqual([]);
  });
  await test.step('a double click creates one key', async () => {
    await portal.open();
    const actions = watchActions(page);
    await portal.newButton.click();
    await portal.name.fill('Bot');
    await portal.createButton.dblclick();
    await expect(portal.dialog).toBeHidden();
    await expect(portal.rows).toHaveCount(1);
    expect(actions.filter((action) => /POST .*\/generateApiKey/.test(action))).toHaveLength(1);
    expect(await documentsOf(returningUser.uid, 'api_keys')).toHaveLength(1);
  });
});

test(
  'a failed creation is shown, and no input is lost',
  SCREEN,
  async ({ page, context, returningUser, consoleGuard }) => {
    consoleGuard.expect(...refusedCommit, /Failed to create API key/, /ERR_FAILED/);
    consoleGuard.allow(OFFLINE_COMPLAINTS);
    await portal.open();
    await portal.newButton.click();
    await portal.fill({ name: 'Bot', broadcast: true });

    // The rules refuse the row.
    const allow = await refuseCommits(page);
    await portal.createButton.click();
    await expect(toast(page, 'Failed to create API key')).toBeVisible();
    await expect(portal.name).toHaveValue('Bot');
    await expect(portal.scope('Broadcast')).toBeChecked();
    await allow();

    // No key can be had.
    const issuing = `${stack.functionsUrl}/generateApiKey`;
    await page.route(issuing, (route) => route.abort());
    // The former toast may still be visible; the request proves the new failure.
    const refused = page.waitForEvent('requestfailed', (request) => request.url() === issuing);
    await portal.createButton.click();
    await refused;
    await expect(toast(page, 'Failed to create API key')).toBeVisible();
    await expect(portal.createButton).toBeEnabled();
    await expect(portal.dialog).toBeVisible();
    await page.unroute(issuing);

    // There is no connection.
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeAttached();
    await portal.createButton.click();
    await expect(portal.createButton).toBeEnabled();
    await expect(portal.dialog).toBeVisible();
    expect(await documentsOf(returningUser.uid, 'api_keys')).toEqual([]);
    await context.setOffline(false);

    await portal.createButton.click();
    await expect(portal.dialog).toBeHidden();
    await expect(portal.names).toHaveText(['Bot']);
    expect(await documentsOf(returningUser.uid, 'api_keys')).toHaveLength(1);
  },
);

test(
  'a delete that fails, and a key that is not issued',
  SCREEN,
  async ({ page, returningUser, consoleGuard }) => {
    await test.step('a failed deletion leaves the row with a message', async () => {
      consoleGuard.expect(...refusedCommit, /Failed to delete API key/);
      await makeElsewhere(returningUser, 'Bot');
      await portal.open();
      const allow = await refuseCommits(page);
      await portal.press('Delete', 'Bot');
      await portal.confirmDeleteButton.click();
      await expect(toast(page, 'Failed to delete API key')).toBeVisible();
      await expect(portal.names).toHaveText(['Bot']);
      expect(await documentsOf(returningUser.uid, 'api_keys')).toHaveLength(1);

      await allow();
      await portal.press('Delete', 'Bot');
      await portal.confirmDeleteButton.click();
      await expect(portal.rows).toHaveCount(0);
    });
    await test.step('the server explains why it issues no more keys', async () => {
      consoleGuard.expect(/Failed to create API key/, /status of 429/);
      expect(returningUser.uid).not.toBe('');
      await commitAsOwner([
        {
          path: `rate_limits/${returningUser.uid}_generate_api_key`,
          fields: { count: 1_000, window_started_at: Date.now(), expires_at: new Date(Date.now() + DAY_MS) },
        },
      ]);
      await portal.open();
      await portal.newButton.click();
      await portal.name.fill('Bot');
      await portal.createButton.click();
      await expect(toast(page, 'Failed to create API key')).toBeVisible();
      await expect(portal.dialog.getByRole('alert')).toBeVisible();
      expect(await documentsOf(returningUser.uid, 'api_keys')).toEqual([]);
    });
  },
);

test(
  'keys that cannot be loaded are no empty list, and can be retried',
  SCREEN,
  async ({ page, returningUser, consoleGuard }) => {
    consoleGuard.expect(/Failed to fetch API keys/);
    await makeElsewhere(returningUser, 'Bot');
    const allow = await refuseListening(page, 'api_keys');
    await portal.open();
    await expect(page.getByText('Failed to fetch API keys')).toBeVisible();
    await expect(page.getByText('No API keys yet')).toBeHidden();
    await expectUsable(page);
    await allow();
    await portal.retryButton.click();
    await expect(portal.names).toHaveText(['Bot']);
  },
);

test(
  "the list has the user's own keys, the newest first, and follows other tabs",
  SCREEN,
  async ({ context, returningUser }) => {
    const stranger = await createWalletUser();
    await makeElsewhere(stranger, 'Stranger');
    await makeElsewhere(returningUser, 'First');
    await makeElsewhere(returningUser, 'Second');
    await portal.open();
    await expect(portal.names).toHaveText(['Second', 'First']);
    const other = new DeveloperPortalPage(await context.newPage());
    await other.open();
    await expect(other.rows).toHaveCount(2);
    await portal.create({ name: 'Third' });
    await expect(other.names).toHaveText(['Third', 'Second', 'First']);

    // A key that another tab has deleted meanwhile is deleted here as well.
    await portal.press('Delete', 'First');
    await other.press('Delete', 'First');
    await other.confirmDeleteButton.click();
    await expect(other.names).toHaveText(['Third', 'Second']);
    await expect(portal.names).toHaveText(['Third', 'Second']);
    await portal.confirmDeleteButton.click();
    await expect(toast(portal.page, 'API key deleted successfully')).toBeVisible();
  },
);

test('a rotated key works for another day beside its successor', async ({
  page,
  returningUser,
  consoleGuard,
}) => {
  consoleGuard.expect(...refusedCommit, /Failed to rotate API key/);
  await portal.open();
  const old = await portal.create({ name: 'Bot', expires: 'In 90 days', testnetsOnly: false });
  const allow = await refuseCommits(page);
  await portal.press('Rotate', 'Bot');
  await expect(portal.dialog).toContainText('Rotate Bot?');
  await expect(portal.dialog).toContainText('The old one works for another 24 hours');
  await expect(portal.dialog.getByRole('combobox')).toHaveText('In 90 days');
  await expectUsable(page);
  await portal.confirmRotateButton.click();
  await expect(toast(page, 'Failed to rotate API key')).toBeVisible();
  await expect(portal.rows).toHaveCount(1);
  await allow();
  await portal.confirmRotateButton.dblclick();
  await expect(toast(page, 'API key rotated successfully')).toBeVisible();
  await expect(portal.dialog).toBeHidden();
  await expect(portal.newKey).not.toContainText(old);
  const successor = await portal.shownKey();
  await expect(portal.names).toHaveText(['Bot', 'Bot']);

  const rows = await documentsOf(returningUser.uid, 'api_keys');
  const endOf = (key: string) =>
    Date.parse(String(rows.find((row) => row['key'] === key)?.['expires_at'])) - Date.now();
  expect(rows).toHaveLength(2);
  expect(rows.map((row) => row['scopes'])).toEqual(Array(2).fill({ values: [{ stringValue: 'read' }] }));
  expect(Math.abs(endOf(old) - DAY_MS)).toBeLessThan(120_000);
  expect(Math.abs(endOf(successor) - 90 * DAY_MS)).toBeLessThan(120_000);
  await expect(portal.rows.filter({ hasText: masked(old) })).toContainText(/Expires in 2[34] hours/);
  for (const key of [old, successor]) {
    const answer = await fetch(
      `${stack.hostingUrl}/api/v1/balance?address=${returningUser.address}&network=mainnet`,
      { headers: { authorization: `Bearer ${key}` } },
    );
    expect(answer.status).toBe(200);
  }
});

test(
  'the quick start is copied verbatim, runs in a terminal, and is counted',
  SCREEN,
  async ({ page, fundedUser }) => {
    await portal.open();
    const key = await portal.create({ name: 'Bot', testnetsOnly: false });
    await portal.newKey.getByRole('button', { name: 'Done' }).click();
    await expect(portal.sample).toContainText(`Authorization: Bearer ${masked(key)}`);
    await expect(portal.sample).not.toContainText(key);
    await portal.copySampleButton.click();
    await expect(portal.quickStart.getByRole('button', { name: 'Copied!' })).toBeVisible();
    const command = await portal.clipboard();
    expect(command).toBe(
      `curl "${stack.hostingUrl}/api/v1/balance?address=${fundedUser.address}&network=mainnet" \\\n` +
        `  --header "Authorization: Bearer ${key}"`,
    );
    const held = await new Chain('mainnet').balance(fundedUser.address);
    const answer = await paste(command);
    expect(answer).toMatchObject({ address: fundedUser.address });
    expect(parseEther(String(answer['balance']))).toBe(held);

    // It is listed and counted a moment later, without a reload.
    await expect(portal.requestRows).toHaveCount(1);
    await expect(portal.requestRows).toContainText(/GET \/api\/v1\/balance.*200.*Bot/s);
    await expect(page.getByTestId('usage-total')).toHaveText('1');
    await expect(portal.row('Bot')).toContainText('Last used');

    await portal.quickStart.getByRole('button', { name: 'Show the key in the sample' }).click();
    await expect(portal.sample).toHaveText(command);
    await portal.quickStart.getByRole('button', { name: 'Hide the key in the sample' }).click();

    for (const [language, words] of [
      ['TypeScript', ["from '@everything-wallet/sdk'", `apiKey: '${key}'`, `baseUrl: '${stack.hostingUrl}'`]],
      ['Python', ['from everything_wallet import EverythingWallet', `api_key="${key}"`]],
      ['Go', ['everythingwallet.New(', `everythingwallet.WithBaseURL("${stack.hostingUrl}")`, `"${key}"`]],
    ] as const) {
      await portal.speak(language);
      await expect(portal.sample).toContainText(masked(key));
      await portal.quickStart.getByRole('button', { name: /^(Copy|Copied!)$/ }).click();
      await expect.poll(() => portal.clipboard()).toContain(words[0]);
      const text = await portal.clipboard();
      for (const word of [...words, fundedUser.address, 'mainnet']) expect(text).toContain(word);
    }

    await portal.press('Delete', 'Bot');
    await portal.confirmDeleteButton.click();
    await expect(portal.rows).toHaveCount(0);
    expect(await paste(command)).toMatchObject({ status: 401, code: 'key_revoked' });
    await expect(portal.requestRows.first()).toContainText('Deleted key');
  },
);

test(
  'the quick start is of the chosen key, and of a testnet where that is all it works on',
  SCREEN,
  async ({ page, returningUser }) => {
    await fund(returningUser.address, 'sepolia', '3');
    const live = await makeElsewhere(returningUser, 'Live');
    const testing = await makeElsewhere(returningUser, 'Testing', true);
    await portal.open();
    // The newest one is offered first.
    await expect(portal.sample).toContainText(masked(testing));
    await expect(portal.sample).toContainText('network=sepolia');
    await portal.copySampleButton.click();
    expect(await paste(await portal.clipboard())).toMatchObject({ balance: '3' });
    await portal.choose(portal.quickStart, 'Key', /^Live/);
    await expect(portal.sample).toContainText(masked(live));
    await expect(portal.sample).toContainText('network=mainnet');
    await page.getByRole('combobox', { name: 'Network' }).click();
    await page.getByRole('option', { name: /Polygon Mainnet/ }).click();
    await expect(portal.sample).toContainText('network=polygon-mainnet');
  },
);

test('who has no address yet is shown the quick start with an example', SCREEN, async ({ page }) => {
  const account = await createAccount();
  await startSession(page, account);
  await portal.open();
  await portal.create({ name: 'Bot' });
  await expect(portal.sample).toContainText('address=0x52908400098527886E0F7030069857D2E4169EE7');
});

test('the usage by day, and the last requests', SCREEN, async ({ page, returningUser }) => {
  await test.step('the usage is added up by day, for all keys and for one', async () => {
    const { uid } = returningUser;
    const [first, second] = [
      await makeElsewhere(returningUser, 'First'),
      await makeElsewhere(returningUser, 'Second'),
    ];
    await portal.open();
    await expect(portal.usage).toContainText('No requests in the last 14 days');
    await writeUsage(uid, [
      { keyId: idOf(first), daysAgo: 0, requests: 15, errors: 3 },
      { keyId: idOf(first), daysAgo: 13, requests: 1_000 },
      { keyId: idOf(first), daysAgo: 14, requests: 9_999 },
      { keyId: idOf(second), daysAgo: 2, requests: 85, errors: 19 },
      { keyId: 'deleted', daysAgo: 5, requests: 100 },
    ]);
    const total = page.getByTestId('usage-total');
    await expect(total).toHaveText('1,200');
    await expect(portal.usage).toContainText('1.8% errors');
    const figures = portal.usage.getByRole('table').getByRole('row');
    await expect(figures).toHaveCount(15);
    await expect(figures.last()).toHaveText(/^\w{3} \d+123$/);
    await expect(portal.usage.getByRole('figure')).toHaveAccessibleName(
      /1200 in the last 14 days, 22 of them/,
    );

    await portal.choose(portal.usage, 'Key', /^Second/);
    await expect(total).toHaveText('85');
    await expect(portal.usage).toContainText('22.4% errors');
    await portal.choose(portal.usage, 'Key', 'All keys');
    await expect(total).toHaveText('1,200');
    await expect(portal.row('First')).toContainText('Last used');
  });
  await test.step('the last 50 requests are listed, the newest first', async () => {
    const key = await makeElsewhere(returningUser, 'Bot');
    await portal.open();
    await expect(portal.requests).toContainText('No requests yet');
    await writeRequests(
      returningUser.uid,
      Array.from({ length: 60 }, (_, index) => ({
        keyId: index === 1 ? 'deleted' : idOf(key),
        requestId: `req_${index}`,
        ...(index === 0 && {
          method: 'POST',
          path: '/api/v1/transaction',
          status: 429,
          code: 'rate_limited',
        }),
      })),
    );
    await expect(portal.requestRows).toHaveCount(10);
    await expect(portal.requestRows.first()).toContainText(
      /POST \/api\/v1\/transaction.*429 rate_limited.*Bot.*req_0/s,
    );
    await expect(portal.requestRows.nth(1)).toContainText('Deleted key');
    await portal.requests.getByRole('button', { name: 'Copy the request id req_1', exact: true }).click();
    await expect(toast(page, 'Copied to clipboard')).toBeVisible();
    expect(await portal.clipboard()).toBe('req_1');
    await portal.requests.getByRole('button', { name: 'Show all 50' }).click();
    await expect(portal.requestRows).toHaveCount(50);
    await expect(portal.requestRows.last()).toContainText('req_49');
  });
});

test(
  'usage that cannot be loaded is not shown as 0, and can be retried',
  SCREEN,
  async ({ page, returningUser, consoleGuard }) => {
    const key = await makeElsewhere(returningUser, 'Bot');
    await writeUsage(returningUser.uid, [{ keyId: idOf(key), daysAgo: 0, requests: 7 }]);
    await writeRequests(returningUser.uid, [{ keyId: idOf(key) }]);
    for (const [what, collection, title] of [
      ['usage', 'api_usage', 'Failed to fetch the usage'],
      ['requests', 'api_requests', 'Failed to fetch the requests'],
    ] as const) {
      await test.step(`${what} that cannot be loaded are not shown as 0, and can be retried`, async () => {
        consoleGuard.expect(new RegExp(title));
        const allow = await refuseListening(page, collection);
        await portal.open();
        await expect(page.getByText(title)).toBeVisible();
        await expect(portal.names).toHaveText(['Bot']);
        await allow();
        await portal.retryButton.click();
        await expect(page.getByTestId('usage-total')).toHaveText('7');
        await expect(portal.requestRows).toHaveCount(1);
      });
    }
  },
);

test('a webhook is added, tested and deleted', async ({ page, returningUser }) => {
  const receiver = await startReceiver();
  try {
    await portal.open();
    await expect(portal.webhooks).toContainText('No key for webhooks');
    await portal.create({ name: 'Hooks', webhooks: true });
    await portal.choose(portal.webhooks, 'Key', /^Hooks/);
    await expect(portal.webhooks).toContainText('No webhooks yet');

    // The form takes https alone, and only the API of a local stack a server on this machine.
    await page.route('**/api/v1/webhooks', async (route) => {
      const request = route.request();
      const body = request.postData()?.replace('https://hooks.example/', receiver.url);
      await route.continue(request.method() === 'POST' && body !== undefined ? { postData: body } : {});
    });
    await portal.webhooks.getByRole('button', { name: 'Add webhook' }).click();
    await portal.dialog.getByLabel('URL').fill('http://hooks.example/');
    await portal.dialog.getByRole('button', { name: 'Add webhook' }).click();
    await expect(portal.dialog).toContainText('Enter a full URL that begins with https://');
    await portal.dialog.getByLabel('URL').fill('https://hooks.example/');
    await portal.dialog.getByRole('button', { name: 'Add webhook' }).dblclick();
    await expect(toast(page, 'Webhook added')).toBeVisible();
    await expect(portal.dialog).toBeHidden();
    const secret = await portal.shownSecret();
    await expect(portal.webhookRows).toHaveCount(1);
    await expect(portal.webhookRows).toContainText(receiver.url);
    await expect(portal.webhookRows).toContainText('Active');
    const [row, ...others] = await documentsOf(returningUser.uid, 'webhooks');
    expect(row).toMatchObject({ url: receiver.url, status: 'active', secret });
    expect(others).toEqual([]);
    expect(await stored(page)).not.toContain(secret);

    await portal.webhooks.getByRole('button', { name: 'Send test event' }).click();
    await expect(portal.webhookRows).toContainText('Test event delivered: HTTP 204');
    expect(receiver.events(secret)).toMatchObject([{ type: 'transfer.coin', network: 'sepolia' }]);

    await portal.webhooks.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(secret)).toBeHidden();
    await expectUsable(page);
    await portal.webhooks.getByRole('button', { name: `Delete the webhook ${receiver.url}` }).click();
    await expect(portal.dialog).toContainText('Delete this webhook?');
    await portal.confirmDeleteButton.click();
    await expect(toast(page, 'Webhook deleted')).toBeVisible();
    await expect(portal.webhooks).toContainText('No webhooks yet');
    expect(await documentsOf(returningUser.uid, 'webhooks')).toEqual([]);
  } finally {
    receiver.stop();
  }
});

test('is usable on a phone and a desktop, light and dark', SCREEN, async ({ page, returningUser }) => {
  const { uid } = returningUser;
  await portal.open();
  await expect(page).toHaveTitle(/Developer Portal/);
  await expect(page.getByText('No API keys yet')).toBeVisible();
  await expectUsable(page);
  await portal.newButton.click();
  await portal.createButton.click();
  await expect(page.getByText('Please enter a name for your API key')).toBeVisible();
  await expectUsable(page);
  await portal.cancelButton.click();

  const key = await portal.create({
    name: `${'Long'.repeat(24)}Name`,
    expires: 'In a year',
    broadcast: true,
  });
  await portal.create({ name: 'Short' });
  await portal.press('Reveal', 'Short');
  await writeUsage(uid, [
    { keyId: idOf(key), daysAgo: 0, requests: 123_456, errors: 7 },
    { keyId: idOf(key), daysAgo: 3, requests: 99 },
  ]);
  await writeRequests(uid, [
    { keyId: idOf(key), path: '/api/v1/transaction/{hash}', status: 502, code: 'network_unavailable' },
    { keyId: 'deleted', method: 'POST', path: '/api/v1/transaction', status: 202 },
  ]);
  await expect(portal.requestRows).toHaveCount(2);
  await expect(portal.usage.getByRole('figure')).toBeVisible();
  await expectUsable(page);
});
