// @vitest-environment node
import { expect, test } from 'vitest';
import { apiKeyFields } from './apiKeyFields.ts';

const NOW = Date.UTC(2026, 10, 21);
const KEY = 'ew_live_0123456789abcdefghijklmnopqrstuvwx';

test('a key for everything without an end has neither scopes nor an expiry', () => {
  const choice = { name: 'Bot', scopes: ['webhooks', 'broadcast', 'read'], expiresInDays: null } as const;
  expect(apiKeyFields('alice', KEY, choice, NOW)).toEqual({ user_id: 'alice', name: 'Bot', key: KEY });
});

test('stores one scope and an expiry some days from now', () => {
  const choice = { name: 'Bot', scopes: ['read'], expiresInDays: 30 } as const;
  expect(apiKeyFields('alice', KEY, choice, NOW)).toEqual({
    user_id: 'alice',
    name: 'Bot',
    key: KEY,
    scopes: ['read'],
    expires_at: new Date(Date.UTC(2026, 11, 21)),
  });
});
