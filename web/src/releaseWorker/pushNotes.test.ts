import { beforeEach, expect, test, vi } from 'vitest';
import { pushNotes } from './pushNotes.ts';
import { FakeCaches } from './testing/FakeCaches.ts';

beforeEach(() => void vi.stubGlobal('caches', new FakeCaches()));

const german = { received: 'Empfangen', sent: 'Bestätigt', body: 'Konto {account}', networks: {} };

test('reads what the page left, until the end', async () => {
  await pushNotes.write(german);
  expect(await pushNotes.read()).toEqual(german);
  await pushNotes.end();
  expect(await pushNotes.read()).toBeUndefined();
});

test('falls back to English where the browser has deleted them, or refuses its storage', async () => {
  expect(await pushNotes.read()).toMatchObject({ received: 'Received on {network}' });
  vi.stubGlobal('caches', { match: () => Promise.reject(new Error('refused')) });
  expect(await pushNotes.read()).toMatchObject({ received: 'Received on {network}' });
});
