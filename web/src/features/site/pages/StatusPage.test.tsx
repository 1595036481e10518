import { networks } from '@everything-wallet/core/networks/networks';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { StatusPage } from './StatusPage.tsx';

setUpComponentTests();

const NOW = new Date('2026-11-30T12:00:00');
const INTERVAL_MS = 30_000;

const request = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('fetch', request);
  request.mockImplementation(() => answer());
});

const onDemand = { incoming: 'onDemand' };

/** Answers with the states of some networks; all others are read on demand. */
function answer(states: Readonly<Record<string, object>> = {}): Promise<Response> {
  const listed = networks.map(({ rpcName: network }) => ({ network, ...onDemand, ...states[network] }));
  return Promise.resolve(Response.json({ status: 'ok', networks: listed }));
}

const passed = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Returns the sentence of a network. */
function sentenceOf(name: string): string {
  const row = screen.getAllByRole('listitem').find((item) => within(item).queryByText(name));
  return (row?.textContent ?? '').replace(name, '');
}

function setVisible(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('the prerendered page lists the networks, and starts without a first use', () => {
  const html = renderToString(<StatusPage />);
  for (const { name } of networks) expect(html).toContain(name);
  expect(html).toContain('data-live');
  expect(request).not.toHaveBeenCalled();
});

test('says that it checks until the service answers', async () => {
  request.mockReturnValue(new Promise(() => undefined));
  render(<StatusPage />);
  await passed(1_000);
  expect(screen.getByRole('status').textContent).toBe('Checking…');
  expect(screen.getAllByRole('listitem')).toHaveLength(networks.length);
});

test('says of each network how current it is', async () => {
  request.mockImplementation(() =>
    answer({
      mainnet: { incoming: 'scanned', blockNumber: 21_000_009, delaySeconds: 9 },
      'polygon-mainnet': { incoming: 'late', blockNumber: 21_000_000, delaySeconds: 250 },
      bsc: { incoming: 'late' },
    }),
  );
  render(<StatusPage />);
  await passed(0);
  expect(screen.getByRole('status').textContent).toBe('The service answers.');
  expect(screen.getByText(/^Last check: 12:00:00/)).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(networks.length);
  expect(sentenceOf('Ethereum Mainnet')).toBe('Up to date');
  expect(sentenceOf('Polygon Mainnet')).toBe('Late: up to block 21,000,000, 4 min ago');
  expect(sentenceOf('BNB Smart Chain')).toBe('Late: the last block is unknown');
  expect(sentenceOf('Base')).toBe('Reads incoming transfers when a wallet opens');
});

test('checks again every 30 seconds while it is visible', async () => {
  render(<StatusPage />);
  await passed(0);
  expect(request).toHaveBeenCalledTimes(1);
  request.mockImplementation(() =>
    answer({ base: { incoming: 'scanned', blockNumber: 9, delaySeconds: 1 } }),
  );
  await passed(INTERVAL_MS);
  expect(request).toHaveBeenCalledTimes(2);
  expect(sentenceOf('Base')).toBe('Up to date');

  setVisible('hidden');
  await passed(4 * INTERVAL_MS);
  expect(request).toHaveBeenCalledTimes(2);
  setVisible('visible');
  await passed(0);
  expect(request).toHaveBeenCalledTimes(3);
  // A short look elsewhere is no reason to ask.
  setVisible('hidden');
  setVisible('visible');
  await passed(0);
  expect(request).toHaveBeenCalledTimes(3);
});

test('says that the service does not answer, and recovers by itself or at once on request', async () => {
  const problems = loggedProblems();
  render(<StatusPage />);
  await passed(0);
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  await passed(INTERVAL_MS);
  expect(screen.getByRole('alert').textContent).toContain('This page cannot reach the service');
  // Old states are not shown as if they were current.
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  expect(problems()).toHaveLength(1);

  request.mockImplementation(() => answer());
  await passed(INTERVAL_MS);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(networks.length);

  request.mockRejectedValue(new TypeError('Failed to fetch'));
  await passed(INTERVAL_MS);
  request.mockImplementation(() => answer());
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await passed(0);
  expect(screen.getByRole('status').textContent).toBe('The service answers.');
});

test('ends its checks with the page', async () => {
  const { unmount } = render(<StatusPage />);
  await passed(0);
  unmount();
  await passed(3 * INTERVAL_MS);
  expect(request).toHaveBeenCalledTimes(1);
});
