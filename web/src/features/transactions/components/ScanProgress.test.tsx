import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { compiledTexts } from 'virtual:compiled-texts/history';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { ScanProgress } from './ScanProgress.tsx';

loadTexts(compiledTexts);

const NOW = Date.parse('2026-11-30T12:00:00Z');

afterEach(() => {
  vi.useRealTimers();
});

test('shows how far late scanners have read, until they are current', () => {
  vi.useFakeTimers({ now: NOW });
  const client = new QueryClient();
  const key = ['incoming', 'user', ['0x1'], ['sepolia']];
  render(
    <QueryClientProvider client={client}>
      <ScanProgress userId="user" />
    </QueryClientProvider>,
  );
  expect(screen.queryByRole('status')).toBeNull();
  act(() => {
    client.setQueryData(key, {
      backfills: [],
      late: [{ network: 'sepolia', block: 123, at: NOW - 12 * 60_000 }, { network: 'mainnet' }],
    });
  });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'Ethereum Sepolia: the service is up to block 123, 12 min ago. Your wallet reads newer blocks itself.',
    'Ethereum Mainnet: the service is late. Your wallet reads the blocks itself.',
  ]);
  act(() => {
    client.setQueryData(key, { backfills: [], late: [] });
  });
  expect(screen.queryByRole('status')).toBeNull();
});

test('shows the progress of earlier transfers, never as complete', () => {
  const client = new QueryClient();
  const key = ['incoming', 'user', ['0x1'], ['sepolia']];
  const show = (share: number) => {
    client.setQueryData(key, { late: [], backfills: [{ network: 'sepolia', share }] });
  };
  show(0.4);
  render(
    <QueryClientProvider client={client}>
      <ScanProgress userId="user" />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe(
    'Ethereum Sepolia: loading earlier transfers, 40% done. You can close the wallet meanwhile.',
  );
  act(() => show(0.999));
  expect(screen.getByRole('status').textContent).toContain('99% done');
});
