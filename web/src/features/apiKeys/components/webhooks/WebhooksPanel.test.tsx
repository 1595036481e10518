import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { AppShell } from '../../../../testing/AppShell.tsx';
import { enter } from '../../../../testing/enter.ts';
import { setUpComponentTests } from '../../../../testing/setUpComponentTests.ts';
import type { ApiKey } from '../../ApiKey.ts';
import { deliveryOf, fakeWebhookApi, webhookOf } from '../../testing/fakeWebhookApi.ts';
import { WebhooksPanel } from './WebhooksPanel.tsx';

setUpComponentTests();

const NOW = Date.UTC(2026, 10, 30);
const LIVE = `ew_live_${'x'.repeat(34)}`;
const TEST = `ew_test_${'x'.repeat(34)}`;

function keyOf(name: string, fields: Partial<ApiKey> = {}): ApiKey {
  return {
    id: `id-${name}`,
    user_id: 'alice',
    name,
    key: LIVE,
    createdAt: new Date(NOW),
    expiresAt: undefined,
    ...fields,
  };
}

function renderPanel(keys: readonly ApiKey[] = [keyOf('Bot')]) {
  render(
    <MemoryRouter>
      <WebhooksPanel keys={keys} now={NOW} />
    </MemoryRouter>,
    { wrapper: AppShell },
  );
  return userEvent.setup();
}

async function choose(user: ReturnType<typeof renderPanel>, name = 'Bot') {
  await user.click(screen.getByRole('combobox', { name: 'Key' }));
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
}

describe('the choice of a key', () => {
  // A request counts as a use of its key, and would be among the recent requests of a user who only opens the portal.
  test('sends no request before a key is chosen', async () => {
    const api = fakeWebhookApi({ webhooks: [webhookOf()] });
    const user = renderPanel();
    expect(api.requests).toEqual([]);
    await choose(user);
    expect(await screen.findByText('https://example.com/hook')).toBeTruthy();
    expect(api.requests).toEqual(['GET /webhooks']);
    expect(api.keys).toEqual([`Bearer ${LIVE}`]);
  });

  test('offers neither expired keys nor keys without the scope', async () => {
    fakeWebhookApi();
    const user = renderPanel([
      keyOf('Old', { expiresAt: new Date(NOW - 1) }),
      keyOf('Sender', { scopes: ['broadcast'] }),
      keyOf('Bot'),
    ]);
    await user.click(screen.getByRole('combobox', { name: 'Key' }));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent.slice(0, 3))).toEqual(['Cho', 'Bot']);
  });

  test('without a key, asks for one', () => {
    renderPanel([]);
    expect(screen.getByText('No key for webhooks')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('the list of webhooks', () => {
  test('says what a webhook does while there is none', async () => {
    fakeWebhookApi();
    await choose(renderPanel());
    expect(await screen.findByText('No webhooks yet')).toBeTruthy();
    expect(screen.getByText(/^A webhook sends each transfer and approval/)).toBeTruthy();
  });

  test.each([
    ['Active', {}],
    [/^Failing since /, { failingSince: NOW }],
    ['Paused by you', { status: 'paused', pausedBy: 'user' }],
    ['Paused after failures', { status: 'paused', pausedBy: 'failures' }],
  ] as const)('shows the status %s', async (label, fields) => {
    fakeWebhookApi({ webhooks: [webhookOf(fields)] });
    await choose(renderPanel());
    expect(await screen.findByText(label)).toBeTruthy();
  });

  test('shows its filters', async () => {
    fakeWebhookApi({
      webhooks: [
        webhookOf({ networks: ['mainnet', 'a-new-one'], types: ['transfer.coin', 'a.new.one'] }),
        webhookOf({ id: 'wh_2' }),
      ],
    });
    await choose(renderPanel());
    expect(await screen.findByText('Ethereum Mainnet, a-new-one · Coin transfer, a.new.one')).toBeTruthy();
    expect(screen.getByText('All networks · All event types')).toBeTruthy();
  });

  test('that cannot be loaded shows the reason, and can be retried', async () => {
    const api = fakeWebhookApi({ webhooks: [webhookOf()] });
    api.refuseNext('GET /webhooks', 403, 'scope_missing', 'The key needs the scope webhooks.');
    const user = renderPanel();
    await choose(user);
    expect(await screen.findByText('Failed to fetch webhooks')).toBeTruthy();
    expect(screen.getByText('The key needs the scope webhooks.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('https://example.com/hook')).toBeTruthy();
  });

  test('pauses and resumes a webhook', async () => {
    const api = fakeWebhookApi({ webhooks: [webhookOf()] });
    const user = renderPanel();
    await choose(user);
    await user.click(
      await screen.findByRole('button', { name: 'Pause the webhook https://example.com/hook' }),
    );
    expect(await screen.findByText('Paused by you')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Resume the webhook https://example.com/hook' }));
    expect(await screen.findByText('Active')).toBeTruthy();
    expect(api.requests.slice(1)).toEqual(['POST /webhooks/wh_1/pause', 'POST /webhooks/wh_1/resume']);
  });

  test('shows why a webhook could not be paused', async () => {
    const api = fakeWebhookApi({ webhooks: [webhookOf()] });
    api.refuseNext('POST /webhooks/wh_1/pause', 429, 'rate_limited', 'Too many requests.');
    const user = renderPanel();
    await choose(user);
    await user.click(await screen.findByRole('button', { name: /^Pause/ }));
    expect(await screen.findByText('Failed to pause webhook: Too many requests.')).toBeTruthy();
    expect(screen.getByText('Active')).toBeTruthy();
  });

  test('deletes a webhook after a confirmation', async () => {
    const api = fakeWebhookApi({ webhooks: [webhookOf()] });
    const user = renderPanel();
    await choose(user);
    await user.click(await screen.findByRole('button', { name: /^Delete the webhook/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this webhook?' });
    expect(api.requests).toEqual(['GET /webhooks']);
    const release = api.hold('DELETE /webhooks/wh_1');
    await user.dblClick(within(dialog).getByRole('button', { name: 'Delete' }));
    release();
    expect(await screen.findByText('No webhooks yet')).toBeTruthy();
    expect(api.requests.slice(1)).toEqual(['DELETE /webhooks/wh_1']);
  });
});

describe('a new webhook', () => {
  test('shows its secret once', async () => {
    const api = fakeWebhookApi();
    const user = renderPanel();
    await choose(user);
    await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add webhook' });
    await enter(user, within(dialog).getByRole('textbox', { name: /^URL/ }), 'https://example.com/new');
    await user.click(within(dialog).getByRole('button', { name: 'Add webhook' }));
    const panel = await screen.findByTestId('new-webhook-secret');
    expect(panel.textContent).toContain('whsec_1');
    expect(panel.textContent).toContain('you can’t see it again');
    expect(within(screen.getByTestId('webhook-row')).getByText('https://example.com/new')).toBeTruthy();
    expect(api.bodies).toEqual([{ url: 'https://example.com/new' }]);

    await user.click(within(panel).getByRole('button', { name: 'Copy secret' }));
    expect(await navigator.clipboard.readText()).toBe('whsec_1');
    await user.click(within(panel).getByRole('button', { name: 'Done' }));
    expect(screen.queryByText('whsec_1')).toBeNull();
  });

  test('of a test key is for test networks only', async () => {
    fakeWebhookApi();
    const user = renderPanel([keyOf('Bot', { key: TEST })]);
    await choose(user);
    await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
    const networks = await screen.findByRole('combobox', { name: /^Networks/ });
    expect(networks.textContent).toBe('All testnets');
    await user.click(networks);
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Ethereum Sepolia', 'Polygon Amoy']);
  });
});

describe('the secret', () => {
  test('is rotated after a confirmation that names the overlap', async () => {
    const api = fakeWebhookApi({ webhooks: [webhookOf()] });
    const user = renderPanel();
    await choose(user);
    await user.click(
      await screen.findByRole('button', { name: 'Rotate the secret of https://example.com/hook' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Rotate the secret?' });
    expect(dialog.textContent).toContain('The previous one remains valid for 24 hours');
    const release = api.hold('POST /webhooks/wh_1/secret');
    await user.dblClick(within(dialog).getByRole('button', { name: 'Rotate secret' }));
    release();
    const panel = await screen.findByTestId('new-webhook-secret');
    expect(panel.textContent).toContain('whsec_1');
    expect(panel.textContent).toMatch(/The previous secret remains valid until /);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.requests.slice(1)).toEqual(['POST /webhooks/wh_1/secret']);
  });

  test('that could not be rotated shows the reason', async () => {
    const api = fakeWebhookApi({ webhooks: [webhookOf()] });
    api.refuseNext('POST /webhooks/wh_1/secret', 404, 'not_found', 'There is no such webhook.');
    const user = renderPanel();
    await choose(user);
    await user.click(await screen.findByRole('button', { name: /^Rotate the secret of/ }));
    await user.click(await screen.findByRole('button', { name: 'Rotate secret' }));
    expect(await screen.findByText('Failed to rotate secret: There is no such webhook.')).toBeTruthy();
    expect(screen.queryByTestId('new-webhook-secret')).toBeNull();
  });
});

describe('a test event', () => {
  test('shows that it was delivered', async () => {
    const api = fakeWebhookApi({ webhooks: [webhookOf()] });
    const user = renderPanel();
    await choose(user);
    const button = await screen.findByRole('button', { name: 'Send test event' });
    expect(button.getAttribute('aria-describedby')).toBe(
      screen.getByText('https://example.com/hook').parentElement?.id,
    );
    const release = api.hold('POST /webhooks/wh_1/test');
    await user.dblClick(button);
    release();
    expect(await screen.findByText('Test event delivered: HTTP 200 · 120 ms')).toBeTruthy();
    expect(api.requests.slice(1)).toEqual(['POST /webhooks/wh_1/test']);
  });

  test('shows that the server of the webhook refused it', async () => {
    const api = fakeWebhookApi({ webhooks: [webhookOf()] });
    api.testOutcome = { state: 'failed', status: 500, problem: 'The server answered with an error.' };
    const user = renderPanel();
    await choose(user);
    await user.click(await screen.findByRole('button', { name: 'Send test event' }));
    expect(
      await screen.findByText(
        'Test event not delivered: HTTP 500 · The server answered with an error. · 120 ms',
      ),
    ).toBeTruthy();
  });

  test('shows a problem of the API, with a link to its explanation', async () => {
    const api = fakeWebhookApi({ webhooks: [webhookOf()] });
    api.refuseNext('POST /webhooks/wh_1/test', 429, 'rate_limited', 'Too many requests.');
    const user = renderPanel();
    await choose(user);
    await user.click(await screen.findByRole('button', { name: 'Send test event' }));
    expect(await screen.findByText('Too many requests.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'About rate_limited' }).getAttribute('href')).toBe(
      '/documentation/errors#rate_limited',
    );
  });

  test('without an answer, names the connection', async () => {
    const api = fakeWebhookApi({ webhooks: [webhookOf()] });
    api.dropNext('POST /webhooks/wh_1/test');
    const user = renderPanel();
    await choose(user);
    await user.click(await screen.findByRole('button', { name: 'Send test event' }));
    expect(
      await screen.findByText('The API did not answer. Check your connection and try again.'),
    ).toBeTruthy();
  });
});

describe('the delivery log', () => {
  const failed = deliveryOf({
    eventId: 'evt_2',
    state: 'failed',
    status: 503,
    problem: 'Unavailable',
    attempts: 9,
  });

  async function openLog(user: ReturnType<typeof renderPanel>) {
    await choose(user);
    await user.click(await screen.findByRole('button', { name: 'Deliveries' }));
  }

  test('is loaded when it is opened, and shows each delivery', async () => {
    const api = fakeWebhookApi({ webhooks: [webhookOf()], pages: [[deliveryOf(), failed]] });
    const user = renderPanel();
    await openLog(user);
    const [first, second] = await screen.findAllByTestId('delivery-row');
    expect(first?.textContent).toContain('transfer.coin');
    expect(first?.textContent).toContain('Ethereum Mainnet');
    expect(first?.textContent).toContain('Delivered');
    expect(first?.textContent).toContain('HTTP 200 · 120 ms');
    expect(first?.textContent).toContain('1 attempt ');
    expect(second?.textContent).toContain('Failed');
    expect(second?.textContent).toContain('HTTP 503 · Unavailable');
    expect(second?.textContent).toContain('9 attempts');
    expect(api.requests).toEqual(['GET /webhooks', 'GET /webhooks/wh_1/deliveries']);
  });

  test('loads more, each delivery once', async () => {
    const api = fakeWebhookApi({
      webhooks: [webhookOf()],
      pages: [[deliveryOf()], [deliveryOf(), failed]],
    });
    const user = renderPanel();
    await openLog(user);
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(screen.getAllByTestId('delivery-row')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(api.requests.at(-1)).toBe('GET /webhooks/wh_1/deliveries?cursor=1');
  });

  test('sends an event again once for a double press', async () => {
    const api = fakeWebhookApi({ webhooks: [webhookOf()], pages: [[failed]] });
    const user = renderPanel();
    await openLog(user);
    const release = api.hold('POST /webhooks/wh_1/deliveries/evt_2/replay');
    await user.dblClick(await screen.findByRole('button', { name: 'Send again' }));
    release();
    expect(await screen.findByText('Event sent again')).toBeTruthy();
    expect(screen.getByTestId('delivery-row').textContent).toContain('Delivered');
    expect(api.requests.slice(2)).toEqual(['POST /webhooks/wh_1/deliveries/evt_2/replay']);
  });

  test('that cannot be loaded can be retried', async () => {
    const api = fakeWebhookApi({ webhooks: [webhookOf()] });
    api.dropNext('GET /webhooks/wh_1/deliveries');
    const user = renderPanel();
    await openLog(user);
    expect(await screen.findByText('Failed to fetch deliveries')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No deliveries yet')).toBeTruthy();
  });
});
