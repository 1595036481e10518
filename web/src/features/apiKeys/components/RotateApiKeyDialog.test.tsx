import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import type { ApiKey } from '../ApiKey.ts';
import { fakeWebhookApi, webhookOf } from '../testing/fakeWebhookApi.ts';
import { RotateApiKeyDialog } from './RotateApiKeyDialog.tsx';

const NEW_KEY = `ew_live_${'n'.repeat(34)}`;
const OLD_ID = 'a'.repeat(64);

vi.mock('../api/generateApiKey.ts', () => ({ generateApiKey: async () => Promise.resolve(NEW_KEY) }));
// WebCrypto accepts no bytes of another realm.
vi.mock('@everything-wallet/core/digests/sha256Hex', () => ({
  sha256Hex: async () => Promise.resolve('b'.repeat(64)),
}));
vi.mock('../api/replaceApiKey.ts', () => ({ replaceApiKey: async () => Promise.resolve() }));

setUpComponentTests();

async function rotate(fields: Partial<ApiKey> = {}) {
  const onRotated = vi.fn<(key: string) => void>();
  const now = Date.UTC(2026, 10, 30);
  const apiKey = {
    ...{ id: OLD_ID, user_id: 'alice', name: 'Bot', key: `ew_live_${'o'.repeat(34)}` },
    ...{ createdAt: new Date(now), expiresAt: undefined, ...fields },
  };
  render(<RotateApiKeyDialog apiKey={apiKey} now={now} onRotated={onRotated} onClose={() => undefined} />, {
    wrapper: AppShell,
  });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Rotate key' }));
  await vi.waitFor(() => expect(onRotated).toHaveBeenCalledWith(NEW_KEY));
}

test('the new key takes over the webhooks of the old one', async () => {
  const api = fakeWebhookApi({ webhooks: [webhookOf()] });
  await rotate();
  expect(api.requests).toEqual(['POST /webhooks/adopt']);
  expect(api.keys).toEqual([`Bearer ${NEW_KEY}`]);
  expect(api.bodies).toEqual([{ fromKeyId: OLD_ID }]);
  expect(await screen.findByText('API key rotated successfully')).toBeTruthy();
});

test('webhooks that stay with the old key are announced', async () => {
  fakeWebhookApi().refuseNext('POST /webhooks/adopt', 503, 'service_unavailable', 'Down');
  await rotate();
  expect(await screen.findByText(/could not take over the webhooks/)).toBeTruthy();
});

test('a key without the scope has no webhooks to take over', async () => {
  const api = fakeWebhookApi();
  await rotate({ scopes: ['broadcast'] });
  expect(api.requests).toEqual([]);
});
