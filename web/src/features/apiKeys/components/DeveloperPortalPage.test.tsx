import { MAX_API_KEYS } from '@everything-wallet/core/documents/apiKey';
import { defaultNetwork } from '@everything-wallet/core/networks/networks';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import type { ApiKey } from '../ApiKey.ts';
import { useApiKeys } from '../hooks/useApiKeys.ts';
import { useApiRequests } from '../hooks/useApiRequests.ts';
import { useApiUsage } from '../hooks/useApiUsage.ts';
import { DeveloperPortalPage } from './DeveloperPortalPage.tsx';

// The hooks listen to Firestore; this tests how the page shows their data.
vi.mock('../hooks/useApiKeys.ts', () => ({ useApiKeys: vi.fn() }));
vi.mock('../hooks/useApiRequests.ts', () => ({ useApiRequests: vi.fn() }));
vi.mock('../hooks/useApiUsage.ts', () => ({ useApiUsage: vi.fn() }));
setUpComponentTests();

const retry = vi.fn();
const ready = <T,>(data: T): RetryableSnapshot<T> => ({ status: 'ready', data, retry });

function keysOf(count: number): readonly ApiKey[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `id-${index}`,
    user_id: 'alice',
    name: `Bot ${index}`,
    key: `ew_live_${'x'.repeat(33)}${index % 10}`,
    createdAt: new Date('2026-11-01T00:00:00Z'),
    expiresAt: undefined,
  }));
}

beforeEach(() => {
  vi.mocked(useApiRequests).mockReturnValue(ready([]));
  vi.mocked(useApiUsage).mockReturnValue(ready([]));
});

function renderPage(keys: readonly ApiKey[]) {
  vi.mocked(useApiKeys).mockReturnValue(ready(keys));
  render(
    <MemoryRouter>
      <DeveloperPortalPage userId="alice" address={undefined} network={defaultNetwork} />
    </MemoryRouter>,
    { wrapper: AppShell },
  );
}

const newButton = () => screen.getByText<HTMLButtonElement>('New API Key');
const FULL = /^You have 20 API keys, which is the limit\. Delete one/;

describe('the number of keys', () => {
  test('at its limit is shown, and no other key is offered', () => {
    renderPage(keysOf(MAX_API_KEYS));
    expect(screen.getByText(FULL)).toBeTruthy();
    expect(newButton().disabled).toBe(true);
  });

  test('below its limit leaves room for another key', () => {
    renderPage(keysOf(MAX_API_KEYS - 1));
    expect(screen.queryByText(FULL)).toBeNull();
    expect(newButton().disabled).toBe(false);
  });
});

describe('the last use of a key', () => {
  const row = (name: string) => {
    const found = screen.getAllByTestId('api-key-row').find((each) => within(each).queryByText(name));
    if (!found) throw new Error(`There is no row of ${name}`);
    return found;
  };

  test('is that of the key itself, over all days', () => {
    const use = { keyId: 'id-0', day: '2026-10-02', requests: 3, errors: 0 };
    vi.mocked(useApiUsage).mockReturnValue(ready([{ ...use, lastUsedAt: new Date('2026-10-02T10:00:00Z') }]));
    renderPage(keysOf(2));
    expect(within(row('Bot 0')).getByText(/Last used/)).toBeTruthy();
    expect(within(row('Bot 1')).getByText(/No use recorded/)).toBeTruthy();
  });

  test('is not shown as never before it is known', () => {
    vi.mocked(useApiUsage).mockReturnValue({ status: 'failed', error: new Error('down'), retry });
    renderPage(keysOf(1));
    expect(screen.queryByText(/No use recorded/)).toBeNull();
  });
});
