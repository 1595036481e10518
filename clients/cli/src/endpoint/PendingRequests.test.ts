import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageRequest } from './PageRequest.ts';
import { PendingRequests } from './PendingRequests.ts';

const MINUTE_MS = 60_000;
const request = { method: 'personal_sign', params: ['0x61'], chainId: '0x1', fields: [] };
const { signal } = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openPage(pending: PendingRequests) {
  const lists: (readonly PageRequest[])[] = [];
  const end = vi.fn();
  const close = pending.openPage({ show: (requests) => lists.push(requests), end });
  return { lists, end, close };
}

/** Follows a promise that may not end. */
function follow(promise: Promise<unknown>) {
  const settled = vi.fn();
  promise.then(settled, settled);
  return settled;
}

it('gives each request to the page, and its answer back', async () => {
  const pending = new PendingRequests(vi.fn());
  const { lists } = openPage(pending);
  const answer = pending.ask(request, signal);
  expect(lists.at(-1)).toEqual([{ ...request, id: 1, isStarted: false }]);
  expect(pending.answer(1, { result: 'signed' })).toBe(true);
  expect(await answer).toBe('signed');
  expect(lists.at(-1)).toEqual([]);
  expect(pending.answer(1, { result: 'again' })).toBe(false);
});

it('refuses an eleventh request', async () => {
  const pending = new PendingRequests(vi.fn());
  const answers = Array.from({ length: 10 }, () => pending.ask(request, signal));
  await expect(pending.ask(request, signal)).rejects.toMatchObject({ code: -32005 });
  pending.end();
  for (const answer of answers) await expect(answer).rejects.toMatchObject({ code: 4900 });
});

it('ends a request after 10 minutes', async () => {
  const pending = new PendingRequests(vi.fn());
  openPage(pending);
  const settled = follow(pending.ask(request, signal));
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ code: -32603 }));
});

it('waits 2 minutes for the page', async () => {
  const onPageMissing = vi.fn();
  const pending = new PendingRequests(onPageMissing);
  const settled = follow(pending.ask(request, signal));
  expect(onPageMissing).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS - 1);
  const { close } = openPage(pending);
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
  expect(settled).not.toHaveBeenCalled();
  close();
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect(settled).toHaveBeenCalledWith(
    expect.objectContaining({ code: 4900, message: 'The page of ew connect is not open in a browser.' }),
  );
});

it('sends to the wallet’s history when the page was closed with the wallet open', async () => {
  const pending = new PendingRequests(vi.fn());
  const { close } = openPage(pending);
  const settled = follow(pending.ask(request, signal));
  expect(pending.start(1)).toBe(true);
  close();
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect(settled).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('may have signed') as string }),
  );
});

it('lets a request be started once, also by another page', () => {
  const pending = new PendingRequests(vi.fn());
  const first = openPage(pending);
  follow(pending.ask(request, signal));
  expect(pending.start(1)).toBe(true);
  const second = openPage(pending);
  expect(first.end).toHaveBeenCalledWith('replaced');
  expect(second.lists).toEqual([[expect.objectContaining({ id: 1, isStarted: true })]]);
  expect(pending.start(1)).toBe(false);
  // The first page's end is not the second's.
  first.close();
  expect(vi.getTimerCount()).toBe(1);
});

it('withdraws a request', async () => {
  const pending = new PendingRequests(vi.fn());
  const { lists } = openPage(pending);
  const controller = new AbortController();
  const answer = pending.ask(request, controller.signal);
  controller.abort();
  await expect(answer).rejects.toMatchObject({ code: 4900 });
  expect(lists.at(-1)).toEqual([]);
  await expect(pending.ask(request, controller.signal)).rejects.toMatchObject({ code: 4900 });
});

it('takes no request after its end', async () => {
  const pending = new PendingRequests(vi.fn());
  const { end } = openPage(pending);
  pending.end();
  expect(end).toHaveBeenCalledWith('stopped');
  await expect(pending.ask(request, signal)).rejects.toMatchObject({ code: 4900 });
});
